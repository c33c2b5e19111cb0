import type { PdfFile } from '../../formats/pdf/file.ts';
import type { Rectangle } from '../../formats/pdf/geometry.ts';
import {
  isArray,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import { pdfText } from '../../formats/pdf/text.ts';
import { textString, type PdfUpdate } from '../../formats/pdf/write.ts';
import type { PdfPage } from '../../formats/pdf/pages.ts';
import type { PreparedField } from './prepared.ts';

/** Flags SignaturesExist and AppendOnly (ISO 32000-1 table 219). */
const signatureFlags = 3;
/** Flags Print and Locked. */
const widgetFlags = 132;

const list = (value: PdfValue): readonly PdfValue[] => (isArray(value) ? value : []);

/** Names of the top fields of a form. */
function fieldNames(file: PdfFile): ReadonlySet<string> {
  const form = file.dict(file.catalog.get('AcroForm'));
  const fields = list(file.resolve(form?.get('Fields') ?? null));
  return new Set(fields.map((field) => pdfText(file.resolve(file.dict(field)?.get('T') ?? null))));
}

/** The first unused name in a form: `Signature1`, `Signature2`… */
export function freeFieldName(file: PdfFile, stem: string): string {
  const taken = fieldNames(file);
  let number = 1;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** A field that is its own widget. */
export interface FieldPlan {
  readonly name: string;
  readonly value: PdfRef;
  readonly page: PdfPage;
  /** Left, bottom, right, top. All zero for an invisible field. */
  readonly box: Rectangle;
  readonly appearance?: PdfRef | null;
}

/** Adds a signature field to the form and to its page. */
export function addField(update: PdfUpdate, plan: FieldPlan): PdfRef {
  const field = update.add(
    PdfDict.of({
      Type: new PdfName('Annot'),
      Subtype: new PdfName('Widget'),
      FT: new PdfName('Sig'),
      T: textString(plan.name),
      V: plan.value,
      P: plan.page.ref,
      Rect: plan.box,
      F: widgetFlags,
      AP: plan.appearance ? PdfDict.of({ N: plan.appearance }) : undefined,
    }),
  );
  changeForm(update, (form) => {
    const fields = list(update.resolve(form.get('Fields')));
    return form.with({ Fields: [...fields, field], SigFlags: signatureFlags });
  });
  addToPage(update, plan.page, field);
  return field;
}

/** Changes the form, either in the catalog or in its own object. */
function changeForm(update: PdfUpdate, change: (form: PdfDict) => PdfDict): void {
  const root = update.file.trailer.get('Root') as PdfRef;
  const catalog = update.resolve(root) as PdfDict;
  const formValue = catalog.get('AcroForm');
  const form = update.resolve(formValue);
  const next = change(form instanceof PdfDict ? form : new PdfDict(new Map()));
  if (formValue instanceof PdfRef) update.put(formValue, next);
  else update.put(root, catalog.with({ AcroForm: update.add(next) }));
}

function addToPage(update: PdfUpdate, page: PdfPage, field: PdfRef): void {
  const dict = update.resolve(page.ref) as PdfDict;
  const value = dict.get('Annots');
  const next = [...list(update.resolve(value)), field];
  if (value instanceof PdfRef) update.put(value, next);
  else update.put(page.ref, dict.with({ Annots: next }));
}

/** An empty drawing, which replaces the invitation to sign. */
const nothing = () =>
  new PdfStream(
    PdfDict.of({
      Type: new PdfName('XObject'),
      Subtype: new PdfName('Form'),
      BBox: [0, 0, 1, 1],
    }),
    new Uint8Array(),
  );

/** Fills a prepared field with a signature. */
export function fillField(
  update: PdfUpdate,
  { field, widget }: PreparedField,
  value: PdfRef,
  appearance: PdfRef | null,
): void {
  const change = (ref: PdfRef, entries: Readonly<Record<string, PdfValue>>) =>
    update.put(ref, (update.resolve(ref) as PdfDict).with(entries));
  change(field.ref, { V: value });
  change(widget, { AP: PdfDict.of({ N: appearance ?? update.add(nothing()) }), F: widgetFlags });
  changeForm(update, (form) => form.with({ SigFlags: signatureFlags }));
}
