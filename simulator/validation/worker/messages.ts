/** What goes to the thread that validates. Certificates travel as bytes. */
export interface ValidationJob {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly anchors: readonly { readonly der: Uint8Array; readonly listed: boolean }[];
  /** The moment for which the answer holds, in milliseconds since 1970. */
  readonly at: number;
}
