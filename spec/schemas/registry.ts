import { controlSchemas } from './control-registry.ts';
import type { FromSchema } from 'json-schema-to-ts';
import type { Catalogue } from './catalogue.ts';
import type { ClientListItem, RepresentedClient } from './client.ts';
import type { Fault } from './control.ts';
import type { DokuboxDefinition, ProductCategory } from './definition.ts';
import type { Doku } from './doku.ts';
import type { DokuRecord } from './doku-record.ts';
import type { Dokubox, DokuboxListItem } from './dokubox.ts';
import type { ErrorBody } from './error-body.ts';
import type { Har, JournalEntry, JournalExchange } from './journal.ts';
import type { Message } from './message.ts';
import type { Participant, ParticipantCandidate } from './participant.ts';
import type {
  availabilitySchema,
  contractStatusSchema,
  FileContent,
  PortalConfig,
  PortalStatus,
  TenantConfig,
} from './portal.ts';
import type { ForgottenPassword, LoginAnswer, Tokens } from './sign-in.ts';
import type { SigningUser } from './signing-user.ts';
import type {
  Health,
  Readiness,
  ScenarioSummary,
  StoredWorldFile,
  UnreadableWorld,
  WorldView,
} from './simulation.ts';
import type { Task } from './task.ts';
import type { SubmitDokuStaticAction } from './static-action.ts';
import type { CurrentUser, ManagedUser, User, UserName } from './user.ts';
import type {
  CertificateView,
  Signature,
  Timestamp,
  ValidationNode,
  ValidationResult,
} from './validation-result.ts';
import type { WorldEvent } from './world-event.ts';
import type { WorldBundle } from './world-bundle.ts';
import type { WorldScenario } from './world-scenario.ts';
import type {
  BoxRecord,
  SettingsRecord,
  UserRecord,
  WorldState,
  ForcedChange,
} from './world-state.ts';
import { productSchemas } from './product-registry.ts';

/** Every named schema of the contract. A `$ref` anywhere names one of these keys. */
export const schemas = { ...productSchemas, ...controlSchemas } as const;

/** The type behind each name of {@link schemas}. */
export interface Entities {
  Availability: FromSchema<typeof availabilitySchema>;
  BoxRecord: BoxRecord;
  Catalogue: Catalogue;
  Certificate: CertificateView;
  ClientListItem: ClientListItem;
  ContractStatus: FromSchema<typeof contractStatusSchema>;
  CurrentUser: CurrentUser;
  Doku: Doku;
  DokuRecord: DokuRecord;
  Dokubox: Dokubox;
  DokuboxDefinition: DokuboxDefinition;
  DokuboxListItem: DokuboxListItem;
  ErrorBody: ErrorBody;
  Fault: Fault;
  ForcedChange: ForcedChange;
  FileContent: FileContent;
  ForgottenPassword: ForgottenPassword;
  Har: Har;
  Health: Health;
  Readiness: Readiness;
  JournalEntry: JournalEntry;
  JournalExchange: JournalExchange;
  LoginAnswer: LoginAnswer;
  ManagedUser: ManagedUser;
  Message: Message;
  Participant: Participant;
  ParticipantCandidate: ParticipantCandidate;
  PortalConfig: PortalConfig;
  PortalStatus: PortalStatus;
  ProductCategory: ProductCategory;
  RepresentedClient: RepresentedClient;
  ScenarioSummary: ScenarioSummary;
  SettingsRecord: SettingsRecord;
  Signature: Signature;
  SigningUser: SigningUser;
  SubmitDokuStaticAction: SubmitDokuStaticAction;
  Task: Task;
  TenantConfig: TenantConfig;
  Timestamp: Timestamp;
  Tokens: Tokens;
  User: User;
  UserName: UserName;
  UserRecord: UserRecord;
  ValidationNode: ValidationNode;
  ValidationResult: ValidationResult;
  StoredWorld: StoredWorldFile;
  UnreadableWorld: UnreadableWorld;
  World: WorldView;
  WorldBundle: WorldBundle;
  WorldEvent: WorldEvent;
  WorldScenario: WorldScenario;
  WorldState: WorldState;
}

export type EntityName = keyof Entities;
