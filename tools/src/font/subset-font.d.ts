/** What is used of it; it brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Ranges that remain of a variable font's axes. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Tags of OpenType features; all others go. */
    readonly keepFeatures: readonly string[];
    /** Tags of tables that go. */
    readonly dropTables: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
