import type { FromSchema } from 'json-schema-to-ts';
import type { Catalogue } from './catalogue.ts';
import type { ClientListItem, RepresentedClient } from './client.ts';
import type { DokuboxDefinition, ProductCategory } from './definition.ts';
import type { Doku } from './doku.ts';
import type { Dokubox, DokuboxListItem } from './dokubox.ts';
import type { ErrorBody } from './error-body.ts';
import type { Message } from './message.ts';
import type { Participant, ParticipantCandidate } from './participant.ts';
import type { FileContent, PortalConfig, PortalStatus, TenantConfig } from './portal.ts';
import type { ForgottenPassword, LoginAnswer, Tokens } from './sign-in.ts';
import type { SigningUser } from './signing-user.ts';
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
import { catalogueSchema } from './catalogue.ts';
import { clientListItemSchema, representedClientSchema } from './client.ts';
import { dokuboxDefinitionSchema, productCategorySchema } from './definition.ts';
import { dokuSchema } from './doku.ts';
import { dokuboxListItemSchema, dokuboxSchema } from './dokubox.ts';
import { errorBodySchema } from './error-body.ts';
import { messageSchema } from './message.ts';
import { participantCandidateSchema, participantSchema } from './participant.ts';
import {
  availabilitySchema,
  contractStatusSchema,
  fileContentSchema,
  portalConfigSchema,
  portalStatusSchema,
  tenantConfigSchema,
} from './portal.ts';
import { forgottenPasswordSchema, loginAnswerSchema, tokensSchema } from './sign-in.ts';
import { signingUserSchema } from './signing-user.ts';
import { taskSchema } from './task.ts';
import { submitStaticActionSchema } from './static-action.ts';
import { currentUserSchema, managedUserSchema, userNameSchema, userSchema } from './user.ts';
import {
  certificateSchema,
  signatureSchema,
  timestampSchema,
  validationNodeSchema,
  validationResultSchema,
} from './validation-result.ts';

/** Named schemas of the product. The control API has its schemas in `control/schemas`. */
export const productSchemas = {
  Availability: availabilitySchema,
  Catalogue: catalogueSchema,
  Certificate: certificateSchema,
  ClientListItem: clientListItemSchema,
  ContractStatus: contractStatusSchema,
  CurrentUser: currentUserSchema,
  Doku: dokuSchema,
  Dokubox: dokuboxSchema,
  DokuboxDefinition: dokuboxDefinitionSchema,
  DokuboxListItem: dokuboxListItemSchema,
  ErrorBody: errorBodySchema,
  FileContent: fileContentSchema,
  ForgottenPassword: forgottenPasswordSchema,
  LoginAnswer: loginAnswerSchema,
  ManagedUser: managedUserSchema,
  Message: messageSchema,
  Participant: participantSchema,
  ParticipantCandidate: participantCandidateSchema,
  PortalConfig: portalConfigSchema,
  PortalStatus: portalStatusSchema,
  ProductCategory: productCategorySchema,
  RepresentedClient: representedClientSchema,
  Signature: signatureSchema,
  SigningUser: signingUserSchema,
  SubmitDokuStaticAction: submitStaticActionSchema,
  Task: taskSchema,
  TenantConfig: tenantConfigSchema,
  Timestamp: timestampSchema,
  Tokens: tokensSchema,
  User: userSchema,
  UserName: userNameSchema,
  ValidationNode: validationNodeSchema,
  ValidationResult: validationResultSchema,
} as const;

/** The type of each name in {@link productSchemas}. */
export interface ProductEntities {
  Availability: FromSchema<typeof availabilitySchema>;
  Catalogue: Catalogue;
  Certificate: CertificateView;
  ClientListItem: ClientListItem;
  ContractStatus: FromSchema<typeof contractStatusSchema>;
  CurrentUser: CurrentUser;
  Doku: Doku;
  Dokubox: Dokubox;
  DokuboxDefinition: DokuboxDefinition;
  DokuboxListItem: DokuboxListItem;
  ErrorBody: ErrorBody;
  FileContent: FileContent;
  ForgottenPassword: ForgottenPassword;
  LoginAnswer: LoginAnswer;
  ManagedUser: ManagedUser;
  Message: Message;
  Participant: Participant;
  ParticipantCandidate: ParticipantCandidate;
  PortalConfig: PortalConfig;
  PortalStatus: PortalStatus;
  ProductCategory: ProductCategory;
  RepresentedClient: RepresentedClient;
  Signature: Signature;
  SigningUser: SigningUser;
  SubmitDokuStaticAction: SubmitDokuStaticAction;
  Task: Task;
  TenantConfig: TenantConfig;
  Timestamp: Timestamp;
  Tokens: Tokens;
  User: User;
  UserName: UserName;
  ValidationNode: ValidationNode;
  ValidationResult: ValidationResult;
}

/** A name in {@link productSchemas}. */
export type ProductEntityName = keyof ProductEntities;
