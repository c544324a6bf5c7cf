// The build writes one file for each board: its data, BOARD (an AnyBoard), and the table of the
// parts that it uses, PARTS (a Parts; see parts.ts). The bundler puts it in the place of this.

declare module '*/build/board';
