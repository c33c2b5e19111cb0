import { describe, expect, it } from 'vitest';
import { Asn1Error } from '../../formats/asn1/read.ts';
import { PdfError, PdfLimitError } from '../../formats/pdf/values.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { ContainerError } from '../../formats/zip/container-error.ts';
import { validationContext } from './context.ts';

describe('[R3.6] an error while reading a file', () => {
  it('is reported to the operator only if it is an error of the simulator', () => {
    const reported: unknown[] = [];
    const context = validationContext([], new Date(), (error) => reported.push(error));
    const ours = new TypeError('undefined is not a function');
    const theirs = [
      new PdfError('damaged'),
      new PdfLimitError('too much'),
      new XmlError('not well formed'),
      new Asn1Error('not a certificate'),
      new ContainerError('damaged'),
    ];
    for (const error of [...theirs, ours]) context.unreadable(error);
    expect(reported).toEqual([ours]);
  });
});
