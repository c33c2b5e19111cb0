import { limits } from '@dokubox/spec/limits.ts';
import { Refusal } from '../engine/handler.ts';
import type { ReceivedFile } from './received-file.ts';
import { invalidFields } from './schema-checks/request-checker.ts';

/** The fields of a multipart body: texts as strings, files as bytes with the caller's file name. */
export class FormFields {
  readonly #values: Record<string, unknown> = {};
  readonly #duplicates = new Set<string>();
  #files = 0;

  /** @throws Refusal for a name that exists in the prototype of objects */
  checkName(name: string): void {
    if (name in Object.prototype) throw new Refusal(400, 'dde.error.malformedBody', null);
  }

  add(name: string, value: string | ReceivedFile): void {
    if (typeof value !== 'string') this.#files += 1;
    if (Object.hasOwn(this.#values, name)) this.#duplicates.add(name);
    this.#values[name] = value;
  }

  /**
   * All fields.
   * @throws Refusal if one occurred twice
   */
  values(): Record<string, unknown> {
    if (this.#duplicates.size === 0) return this.#values;
    const messageKey =
      this.#files > limits.uploadMaxFiles ? 'dde.error.onlyOneFile' : 'dde.error.invalidValue';
    throw invalidFields(
      [...this.#duplicates].map((field) => ({ field, messageKey, reason: 'must occur only once' })),
    );
  }
}

/** The refusal of a body that is not a form. */
export function noForm(): Refusal {
  return new Refusal(415, 'dde.error.unsupportedMediaType', null, {
    reason: 'the body must be multipart/form-data',
  });
}

/** The refusal of a malformed form. */
export function brokenForm(): Refusal {
  return new Refusal(400, 'dde.error.malformedBody', null, {
    reason: 'the multipart body is malformed',
  });
}
