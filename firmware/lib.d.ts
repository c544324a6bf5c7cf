// The whole standard library that device code may use. Nothing here can read the time,
// touch hardware or allocate behind our back. Add a line only with a reason.
interface Array<T> {
  readonly length: number;
  [index: number]: T;
}
interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
}
interface Boolean {}
interface CallableFunction extends Function {}
interface Function {}
interface IArguments {}
interface NewableFunction extends Function {}
interface Number {}
interface Object {}
interface RegExp {}
interface String {
  readonly length: number;
  charCodeAt(index: number): number;
}
interface Int32Array {
  readonly length: number;
  [index: number]: number;
}
interface Uint16Array {
  readonly length: number;
  [index: number]: number;
}
interface Uint8Array {
  readonly length: number;
  [index: number]: number;
}
declare const Int32Array: { new (length: number): Int32Array };
declare const Uint8Array: { new (length: number): Uint8Array };
declare const Uint16Array: { new (length: number): Uint16Array };
interface Math {
  floor(x: number): number;
  min(a: number, b: number): number;
  max(a: number, b: number): number;
}
declare const Math: Math;
type Readonly<T> = { readonly [K in keyof T]: T[K] };
