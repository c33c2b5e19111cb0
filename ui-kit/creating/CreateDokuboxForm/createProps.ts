import type { Segment, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import type { DokuboxDefinition } from '@dokubox/spec/schemas/definition.ts';

/** A list from the server. `idle`: it has not been requested yet. */
export interface ChoiceList<T> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly T[];
}

/**
 * The choices so far. Empty texts mean that nothing was chosen. The caller remembers them.
 */
export interface CreateChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
}

export interface CreateDokuboxFormProps {
  /**
   * A client names the box and starts it. A banker sees internal notes and continues (R2.17,
   * R2.18).
   */
  readonly userType: UserType;
  readonly tenant: Tenant;
  /** Banker: the client the box is for. */
  readonly client?: ClientListItem;
  /** Banker: called to choose another client. The choices below stay. */
  readonly onChangeClient?: () => void;
  /** Banker: segments to choose from if there are several. */
  readonly segments?: readonly Segment[];
  /** Null if none is known. Nothing can then be chosen (R8.6). */
  readonly segment: Segment | null;
  readonly onSegmentChange?: (segment: Segment) => void;
  /** Product categories of the segment, with their names as texts. */
  readonly categories: ChoiceList<{ readonly categoryCode: string; readonly name: string }>;
  /** Definitions of the chosen category. If there are none, the form shows a warning (R8.2). */
  readonly definitions: ChoiceList<DokuboxDefinition>;
  readonly choice: CreateChoice;
  readonly onChoose: (choice: CreateChoice) => void;
  /** Client: the typed name, which the caller keeps with the choices. */
  readonly customName: string;
  readonly onNameChange: (customName: string) => void;
  readonly busy?: boolean;
  /** Failure of the creation, as a text. */
  readonly error?: string;
  /** Loads the failed lists again. */
  readonly onRetry: () => void;
  /** `customName` is null for a banker, and if the field is empty. */
  readonly onSubmit: (values: CreateChoice & { readonly customName: string | null }) => void;
  readonly onPrevious: () => void;
}
