import type { Segment, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import type { DokuboxDefinition } from '@dokubox/spec/schemas/definition.ts';

/** A list that comes from the server. `idle`: it has not been asked for yet. */
export interface ChoiceList<T> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly T[];
}

/** What is chosen; empty texts mean nothing yet. The caller remembers it. */
export interface CreateChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
}

export interface CreateDokuboxFormProps {
  /** A client names the box and starts it; a banker sees internal notes and goes on (R2.17, R2.18). */
  readonly userType: UserType;
  readonly tenant: Tenant;
  /** Banker: the client the box is for. */
  readonly client?: ClientListItem;
  /** Banker: takes the choice of the client back; what is chosen below stays. */
  readonly onChangeClient?: () => void;
  /** Banker: segments to choose from when there are several. */
  readonly segments?: readonly Segment[];
  /** Null when none is known: nothing can be chosen then (R8.6). */
  readonly segment: Segment | null;
  readonly onSegmentChange?: (segment: Segment) => void;
  /** Product categories of the segment, with their names in words. */
  readonly categories: ChoiceList<{ readonly categoryCode: string; readonly name: string }>;
  /** Definitions of the chosen category; none of them is a warning (R8.2). */
  readonly definitions: ChoiceList<DokuboxDefinition>;
  readonly choice: CreateChoice;
  readonly onChoose: (choice: CreateChoice) => void;
  /** Client: the name that is typed; the caller keeps it as it keeps the choice. */
  readonly customName: string;
  readonly onNameChange: (customName: string) => void;
  readonly busy?: boolean;
  /** Failure of the creation, in words. */
  readonly error?: string;
  /** Loads what failed again. */
  readonly onRetry: () => void;
  /** `customName` is null for a banker and when left empty. */
  readonly onSubmit: (values: CreateChoice & { readonly customName: string | null }) => void;
  readonly onPrevious: () => void;
}
