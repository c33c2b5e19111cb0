import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import type { Moment } from '@dokubox/ui-kit/helpers/moments.ts';
import { contentLanguage, localName } from '@dokubox/ui-kit/helpers/names.ts';
import { TerminationDetails } from '@dokubox/ui-kit/TerminationDetails/TerminationDetails.tsx';
import { useQuery } from '../api/hooks.ts';
import { useLanguage } from '../session/language.ts';
import { useStart } from '../session/place.ts';

/** What the details need of a terminated box. */
export type TerminatedBox = Pick<
  DokuboxListItem,
  'reasonOfCancellation' | 'cancellationNote' | 'cancellationCreatorUserId'
> & { readonly cancelledAt?: Moment | null };

export interface TerminationDialogProps {
  /** The box; null keeps the dialog closed. */
  readonly box: TerminatedBox | null;
  readonly onClose: () => void;
}

/** Read-only details of a termination (R2.16, A-077): the name is looked up, the reason translated. */
export function TerminationDialog({ box, onClose }: TerminationDialogProps) {
  const { place } = useStart();
  const { language } = useLanguage();
  const username = box?.cancellationCreatorUserId ?? undefined;
  const people = useQuery(
    'getUsersByUsernames',
    username === undefined ? null : { body: { usernames: [username] } },
  );
  const reasons = useQuery(
    'getCatalogue',
    box?.reasonOfCancellation ? { body: { catalogueType: 'CancellationReason' } } : null,
  );
  const translations = useQuery(
    'getProductTranslations',
    box?.reasonOfCancellation ? { body: { language } } : null,
  );
  const creator = people.data?.data.users.find((user) => user.username === username);
  const code = box?.reasonOfCancellation ?? undefined;
  const key = reasons.data?.items.find(({ value }) => value === code)?.translationKey;
  return (
    <TerminationDetails
      opened={box !== null}
      onClose={onClose}
      cancelledAt={box?.cancelledAt}
      creatorName={
        creator &&
        localName(creator.fullName, creator.fullNameLocal, contentLanguage(place.tenant, language))
      }
      creatorType={creator?.type}
      reason={(key === undefined ? undefined : translations.data?.[key]) ?? code}
      note={box?.cancellationNote}
    />
  );
}
