import { validationUnneeded } from '@dokubox/spec/workflow/predicates.ts';
import { uploadAllowed } from '@dokubox/spec/workflow/rights.ts';
import type { NamedFile } from '@dokubox/signatures/signing/order.ts';
import type { Ports } from '../../ports.ts';
import type { BoxState, DokuState, FileVersion } from '../../state.ts';
import { boxFor, dokuInBox, factsOf } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { invalidField } from '../../refusals.ts';
import { validateIn } from '../validation.ts';
import { bytesOf, type FileContext } from './file-bytes.ts';
import type { PlannedDoku } from './submit-plan.ts';

/** A file of the same submit, already inspected. */
interface InspectedFile {
  readonly plainName: string;
  readonly bytes: Uint8Array;
  readonly inspection: { readonly signed: boolean };
}

/** The bank's own signed upload, if the bank can still replace it. */
function storedUpload(doku: DokuState, box: BoxState, view: ViewContext): FileVersion | null {
  const file = doku.files.at(-1);
  const uploaded = file?.source.kind === 'uploaded' && file.signedIn === undefined;
  if (!file?.signed || !uploaded) return null;
  if (view.world.users.get(file.uploadedBy)?.userType !== 'BANKER') return null;
  // Otherwise a better file requires sending the document back, which must stay possible.
  const inBox = dokuInBox(doku, box);
  return uploadAllowed(inBox, view.user, boxFor(box, view.now), view.policy) ? file : null;
}

async function fileToCheck(
  doku: DokuState,
  box: BoxState,
  upload: InspectedFile | null,
  view: ViewContext,
  context: FileContext,
): Promise<NamedFile | null> {
  if (upload) {
    const { plainName: fileName, bytes, inspection } = upload;
    return inspection.signed ? { fileName, bytes } : null;
  }
  const stored = storedUpload(doku, box, view);
  const bytes = stored && (await bytesOf(stored, context));
  return stored && bytes ? { fileName: stored.fileName, bytes } : null;
}

/**
 * Rejects sending a signed bank file to the client if the archive would reject it. A new file is
 * needed then. This takes time, so it runs before the decision.
 * @param upload the file of the same submit, or else the stored one is checked
 * @throws Refusal 400 at the action of the document
 */
export async function requireArchivable(
  { trigger, field }: Pick<PlannedDoku, 'trigger' | 'field'>,
  doku: DokuState,
  box: BoxState,
  upload: InspectedFile | null,
  view: ViewContext,
  context: FileContext & { readonly engine: { readonly ports: Pick<Ports, 'validateFile'> } },
): Promise<void> {
  if (trigger !== 'SendToClient' || view.user.userType !== 'BANKER') return;
  if (validationUnneeded(factsOf(doku, box))) return;
  const file = await fileToCheck(doku, box, upload, view, context);
  if (!file) return;
  const { archivePossible } = await validateIn(context.engine, context.world, file);
  if (archivePossible) return;
  const why = 'the archive would reject the signed file of the bank';
  throw invalidField(`${field}.dokuAction`, 'dde.error.notArchivable', why);
}
