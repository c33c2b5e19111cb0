/**
 * Caller for whom a file is validated. Null for files that do not wait behind those of other
 * callers.
 */
export type Owner = string | null;

/** Too many files of this owner are waiting, or this file has been waiting for long. */
export class ValidatorBusy extends Error {
  /** Position of the file among those of its owner. Null if the queue did not accept it. */
  readonly place: number | null;

  constructor(place: number | null) {
    super('other files of this owner are waiting');
    this.name = 'ValidatorBusy';
    this.place = place;
  }
}
