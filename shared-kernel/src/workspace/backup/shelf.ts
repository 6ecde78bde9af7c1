/** Where backups are kept. */
export interface Shelf {
  /** What says of each backup what it is, oldest first; unchecked. */
  heads(): Promise<readonly unknown[]>;
  putHead(epoch: number, head: object): Promise<void>;
  putPiece(epoch: number, index: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  pieces(epoch: number): Promise<readonly Uint8Array<ArrayBuffer>[]>;
  /** Forgets the backups of some epochs, both ends included, and what is there of unfinished ones. */
  forget(from: number, to: number): Promise<void>;
  close(): void;
}
