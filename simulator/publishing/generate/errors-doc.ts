import { errorPlaces, errorPlaceWords } from '@dokubox/spec/error-places.ts';
import { errorCodes, infoCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import texts from '@dokubox/ui-kit/locales/en/contract.ts';
import { words } from '@dokubox/console/words.ts';
import { code, generatedPage, table } from './markdown.ts';

/**
 * The place in the portal where a code appears, and the fault that causes it. A code that no answer
 * carries has no fault.
 */
function placeOf(name: ErrorCode): readonly [where: string, fault: string] {
  if (name === 'MFE_PARAMS') {
    return ['In place of the portal inside a host', 'None: leave out a parameter of the host'];
  }
  const { place, operationId } = errorPlaces[name];
  return [errorPlaceWords[place], code(JSON.stringify({ operationId, errorCode: name }))];
}

/** `docs/errors.md`: each error code of §8 with its place, its fault and its message. */
export function errorsDoc(): string {
  const names = Object.keys(errorCodes) as ErrorCode[];
  const { method, url } = controlOperations.addFault;
  return generatedPage([
    '# Error codes',
    'Shows where a user meets each error code of §8, and how a tester brings it there. Written by `npm run gen` from [`spec/errors.ts`](../spec/errors.ts), [`spec/error-places.ts`](../spec/error-places.ts) and the English [texts](../ui-kit/locales/en/contract.ts). Change those, not this page.',
    '## Codes',
    `Send the fault to ${code(`${method} ${url}`)}, or choose *${words.faults.effects.code}* under *${words.faults.title}* in the console (A-517). The status and the message key of an answer follow from the code (A-229).`,
    table(
      ['Code', 'Status', 'Message key', 'Place on the screen', 'Fault'],
      names.map((name) => {
        const { httpStatus, messageKey } = errorCodes[name];
        return [code(name), httpStatus?.toString() ?? '–', code(messageKey), ...placeOf(name)];
      }),
    ),
    'A call whose failure has no place of its own on the screen shows its code in a toast, with the same words. To see one, use the fault with `downloadDoku`.',
    '## Messages',
    'The title says what happened, and the text says what to do (A-518). If only the message key is shown, one follows the other. A blocked portal also shows the end of the block, if it is known. The error page of GENERAL_ERROR asks the user to report it.',
    table(
      ['Code', 'Title', 'What helps'],
      names.map((name) => [code(name), texts.errorTitle[name], texts.errorHelp[name]]),
    ),
    '## Events to a host',
    `A host application around the portal receives the codes above and ${infoCodes.map(code).join(' and ')} as events ([embedding](embedding.md)).`,
  ]);
}
