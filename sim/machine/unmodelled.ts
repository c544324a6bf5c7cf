// Objects that answer only for what is modelled. Anything else the bundle asks of them is an error
// that names it, never `undefined`: a typing slip or an unsupported call must not pass for a fact.

/** Called with "E.foo"; throws. */
export type Refuse = (what: string) => never;

export function strict<T extends object>(name: string, object: T, refuse: Refuse): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key);
      return refuse(`${name}.${key}`);
    },
    set(target, key, value) {
      if (typeof key !== 'symbol' && !(key in target)) return refuse(`${name}.${key} = …`);
      return Reflect.set(target, key, value);
    },
    defineProperty(_target, key) {
      return refuse(`defining ${name}.${String(key)}`);
    },
    deleteProperty(_target, key) {
      return refuse(`delete ${name}.${String(key)}`);
    },
  });
}
