import type { FromSchema } from 'json-schema-to-ts';
import { catalogueSchema, type Catalogue } from './catalogue.ts';
import {
  clientListItemSchema,
  representedClientSchema,
  type ClientListItem,
  type RepresentedClient,
} from './client.ts';
import { faultSchema, type Fault } from './control.ts';
import {
  dokuboxDefinitionSchema,
  productCategorySchema,
  type DokuboxDefinition,
  type ProductCategory,
} from './definition.ts';
import { dokuSchema, type Doku } from './doku.ts';
import { dokuRecordSchema, type DokuRecord } from './doku-record.ts';
import {
  dokuboxListItemSchema,
  dokuboxSchema,
  type Dokubox,
  type DokuboxListItem,
} from './dokubox.ts';
import { errorBodySchema, type ErrorBody } from './error-body.ts';
import {
  journalEntrySchema,
  journalExchangeSchema,
  type JournalEntry,
  type JournalExchange,
} from './journal.ts';
import { messageSchema, type Message } from './message.ts';
import {
  participantCandidateSchema,
  participantSchema,
  type Participant,
  type ParticipantCandidate,
} from './participant.ts';
import {
  availabilitySchema,
  contractStatusSchema,
  fileContentSchema,
  portalConfigSchema,
  portalStatusSchema,
  tenantConfigSchema,
  type FileContent,
  type PortalConfig,
  type PortalStatus,
  type TenantConfig,
} from './portal.ts';
import {
  forgottenPasswordSchema,
  loginAnswerSchema,
  tokensSchema,
  type ForgottenPassword,
  type LoginAnswer,
  type Tokens,
} from './sign-in.ts';
import { signingUserSchema, type SigningUser } from './signing-user.ts';
import {
  healthSchema,
  readinessSchema,
  scenarioSummarySchema,
  worldSchema,
  type Health,
  type Readiness,
  type ScenarioSummary,
  type World,
} from './simulation.ts';
import { taskSchema, type Task } from './task.ts';
import { submitStaticActionSchema, type SubmitDokuStaticAction } from './static-action.ts';
import {
  currentUserSchema,
  managedUserSchema,
  userNameSchema,
  userSchema,
  type CurrentUser,
  type ManagedUser,
  type User,
  type UserName,
} from './user.ts';
import {
  certificateSchema,
  signatureSchema,
  timestampSchema,
  validationNodeSchema,
  validationResultSchema,
  type Certificate,
  type Signature,
  type Timestamp,
  type ValidationNode,
  type ValidationResult,
} from './validation-result.ts';
import { worldEventSchema, type WorldEvent } from './world-event.ts';
import { worldBundleSchema, type WorldBundle } from './world-bundle.ts';
import {
  boxRecordSchema,
  settingsRecordSchema,
  userRecordSchema,
  worldStateSchema,
  type BoxRecord,
  type SettingsRecord,
  type UserRecord,
  type WorldState,
} from './world-state.ts';

/** Every named schema of the contract. A `$ref` anywhere names one of these keys. */
export const schemas = {
  Availability: availabilitySchema,
  BoxRecord: boxRecordSchema,
  Catalogue: catalogueSchema,
  Certificate: certificateSchema,
  ClientListItem: clientListItemSchema,
  ContractStatus: contractStatusSchema,
  CurrentUser: currentUserSchema,
  Doku: dokuSchema,
  DokuRecord: dokuRecordSchema,
  Dokubox: dokuboxSchema,
  DokuboxDefinition: dokuboxDefinitionSchema,
  DokuboxListItem: dokuboxListItemSchema,
  ErrorBody: errorBodySchema,
  Fault: faultSchema,
  FileContent: fileContentSchema,
  ForgottenPassword: forgottenPasswordSchema,
  Health: healthSchema,
  Readiness: readinessSchema,
  JournalEntry: journalEntrySchema,
  JournalExchange: journalExchangeSchema,
  LoginAnswer: loginAnswerSchema,
  ManagedUser: managedUserSchema,
  Message: messageSchema,
  Participant: participantSchema,
  ParticipantCandidate: participantCandidateSchema,
  PortalConfig: portalConfigSchema,
  PortalStatus: portalStatusSchema,
  ProductCategory: productCategorySchema,
  RepresentedClient: representedClientSchema,
  ScenarioSummary: scenarioSummarySchema,
  SettingsRecord: settingsRecordSchema,
  Signature: signatureSchema,
  SigningUser: signingUserSchema,
  SubmitDokuStaticAction: submitStaticActionSchema,
  Task: taskSchema,
  TenantConfig: tenantConfigSchema,
  Timestamp: timestampSchema,
  Tokens: tokensSchema,
  User: userSchema,
  UserName: userNameSchema,
  UserRecord: userRecordSchema,
  ValidationNode: validationNodeSchema,
  ValidationResult: validationResultSchema,
  World: worldSchema,
  WorldBundle: worldBundleSchema,
  WorldEvent: worldEventSchema,
  WorldState: worldStateSchema,
} as const;

/** The type behind each name of {@link schemas}. */
export interface Entities {
  Availability: FromSchema<typeof availabilitySchema>;
  BoxRecord: BoxRecord;
  Catalogue: Catalogue;
  Certificate: Certificate;
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
  FileContent: FileContent;
  ForgottenPassword: ForgottenPassword;
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
  World: World;
  WorldBundle: WorldBundle;
  WorldEvent: WorldEvent;
  WorldState: WorldState;
}

export type EntityName = keyof Entities;
