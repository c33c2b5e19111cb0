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

/** Named schemas of the product; those of the control API are in `control-registry.ts`. */
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
