/** Caller for whom a file is validated; null for files that wait for no other caller. */
export type Owner = string | null;

/** Files of one owner wait already: as many as may, or this one for long. */
export class ValidatorBusy extends Error {
  /** Place of the file among those of its owner; null where it was not taken. */
  readonly place: number | null;

  constructor(place: number | null) {
    super('other files of this owner wait');
    this.name = 'ValidatorBusy';
    this.place = place;
  }
}
