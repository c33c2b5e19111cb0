// Written by `npm run gen` from docs/assumptions.md; change the register, not this file.

/** A decision where the specification is silent (A-) or contradicts itself (X-). */
export interface Assumption {
  /** Sections of the specification it is about; empty for rules of our own. */
  readonly where: string;
  /** What is left open, or which sentences clash. */
  readonly gap: string;
  readonly decision: string;
}

/** Wording of every id an origin can name. */
export const assumptions: Readonly<Record<string, Assumption>> = {
  'A-001': {
    where: '§1',
    gap: 'How the tenant is known',
    decision:
      "Order: landing path suffix (`/indexHU`) → `ddeParam.tenant` → host name map in `/config.json` → last tenant in `localStorage['dde.tenant']` → `config.defaultTenant`. Sent as header on every call; the server refuses a tenant other than the session's (403 `DOKUBOX_ACCESS_DENIED`)",
  },
  'A-002': {
    where: '§2',
    gap: '"when configured" values have no source',
    decision:
      '`GET /config.json` (static, no-store): `{env, defaultTenant, tenants:{HU:{localLanguage, externalChannelLoginUrl, identityProvider:{authorizeUrl,clientId}, social:{x,facebook,linkedin}, cookiesInformation:boolean, termsUrl}}, idle:{warnAfterMs,logoutAfterMs}, embed:{allowedOrigins}}`',
  },
  'A-003': {
    where: '§2',
    gap: 'Shape of landing paths',
    decision:
      '`/intranet{T}`, `/internet{T}`, `/index{T}` with optional `.html`, T = upper- or lower-case tenant code; matched **before** the catch-all, set tenant + channel, render the same login page (no redirect, the address stays)',
  },
  'A-004': {
    where: '§2',
    gap: 'Both catch-alls start at `/`',
    decision:
      "Channel comes from the host or build entry: internet host → `/index.html`, intranet host → `/intranet.html`; locally both entries exist and `/` goes to `/index.html`; on a host that serves both, the last landing path or login page visited decides, kept in sessionStorage and, for a new tab, in `localStorage['dde.lastChannel']`, and without any it is internet",
  },
  'A-005': {
    where: '§2',
    gap: 'Invalid URL: redirect or error page',
    decision:
      'Not logged in → redirect to the login page. Logged in → error page (code 404, "back to home" button) + `POST gateway/noauth/logError`',
  },
  'A-006': {
    where: '§2',
    gap: 'Logged-in user opens a login page or `/`',
    decision: 'Redirect to the home of the user type and tenant',
  },
  'A-007': {
    where: '§2',
    gap: 'No route for one dokubox, creation, termination',
    decision:
      '`/app/dokubox/:dokuBoxId` (Dokubox screen), `/app/createDokuBox` (selection form), `/app/createDokuBox/configure/:dokuBoxId` (banker, after Next). Termination, deletion, progress, messages, validation are modals with `?modal=…` in the query so Back closes them',
  },
  'A-008': {
    where: '§2',
    gap: 'Routes of overlays',
    decision:
      'Signature settings, change password: full-page overlay on the current route, `?overlay=signatureSettings|changePassword`; Escape and the back button close it',
  },
  'A-009': {
    where: '§1, §2',
    gap: 'Which users may create',
    decision:
      'CLIENT and BANKER both reach `/app/createDokuBox`; BANKER must have chosen a client (`?clientNumber=`) else the client-selection form opens first',
  },
  'A-010': {
    where: '§2',
    gap: '`ddeParam` format and life',
    decision:
      "Opaque to the browser; base64url of JSON `{dokuBoxId?, clientNumber?, tenant?, language?, function?}`; stored in `sessionStorage['dde.ddeParam']`, passed on to the external-channel link, consumed once after login (opens the dokubox), invalid value ignored and logged",
  },
  'A-011': {
    where: '§2, §7',
    gap: '`function` parameter',
    decision:
      'Name of a portal function (`DDE`, `SIGNING`, `ARCHIVING`); kept with ddeParam and used to pick the row of `currentPortalStatuses`; unknown → `ALL`',
  },
  'A-012': {
    where: '§2',
    gap: 'Where the dokuBoxId message shows',
    decision:
      'Return address of the signing services: `/app/dokuboxlist?dokuBoxId=42`. Success notification (title `dde.redirection.title`, text `dde.redirection.message`), then the parameter is removed with `replaceState`; a link in it opens that box',
  },
  'A-013': {
    where: '§2',
    gap: '`/cookies` content',
    decision:
      'Static localized text page (necessary / functional storage table), back to login, also reachable logged-in from the footer',
  },
  'A-014': {
    where: '§2',
    gap: 'Banker forgotten password has rules (§5) but no route',
    decision:
      'Opens as a form state of `/intranet.html` (no own path); hidden when an identity provider is configured',
  },
  'A-015': {
    where: '§2',
    gap: '"session failure elsewhere"',
    decision:
      "On a landing path the user stays there; on any other path → `/` (which then redirects by A-004). Last path, also one that was opened signed out, is kept in `sessionStorage['dde.resume']` and opened after login; a sign-out keeps none",
  },
  'A-020': {
    where: '§2, §7',
    gap: 'Login call',
    decision:
      '`POST /authorization/noauth/client/login` and `/authorization/noauth/banker/login` `{username, password, language, ddeParam?}`',
  },
  'A-021': {
    where: '',
    gap: 'Login answer',
    decision:
      '`{status, transactionId?, idToken?, refreshToken?, expiresIn?, user?, maskedPhone?, signingUrl?}`; status ∈ `LOGGED_IN, OTP_REQUIRED, CLIENT_SELECTION_REQUIRED, PASSWORD_CHANGE_REQUIRED, CONTRACT_SIGNATURE_REQUIRED`',
  },
  'A-022': {
    where: '§7',
    gap: 'A failed login answering 401 would start a token refresh',
    decision:
      "Every `/authorization/**` path counts as a token call. Wrong credentials: 401 `{errorCode:'LOGIN_FAILED', messageKey:'dde.error.loginFailed'}`, shown inline under the form as well; 5 failures → 403 `dde.error.userLocked` for 15 min",
  },
  'A-023': {
    where: '§2, §5',
    gap: 'One-time password',
    decision:
      '`POST /authorization/noauth/otp/verify {transactionId, otp}` → as A-021; `POST /authorization/noauth/otp/resend {transactionId}` → `{maskedPhone, resendAfterSeconds:30}`. 6 digits, valid 5 min, 3 tries, `autocomplete="one-time-code"`, `inputmode="numeric"`, paste allowed. CLIENT after password; BANKER only when no identity provider',
  },
  'A-024': {
    where: '§2, §5',
    gap: 'Client-selection form',
    decision:
      'After login of a CLIENT user who represents several clients, and for a BANKER before creating. Searchable select, label `clientNumber – name` (clientNameLocal when UI language is the local one). `POST /authorization/client/selectClient {clientNumber}` → new tokens',
  },
  'A-025': {
    where: '§3',
    gap: 'List behind it',
    decision:
      'CLIENT: `POST /dde/usermanagement/client/getClients {}`; BANKER: `POST /dde/usermanagement/banker/searchClients {text, page, size}` → `{content:[{clientNumber, clientName, clientNameLocal}], totalElements}`; BANKER needs ≥ 3 characters',
  },
  'A-026': {
    where: '§5',
    gap: 'Change-password call',
    decision:
      '`POST /dde/usermanagement/password/change {currentPassword, newPassword}`; CLIENT (and BANKER without identity provider) from the user menu; forced mode (A-021) has no close button',
  },
  'A-027': {
    where: '§5',
    gap: 'Allowed characters and pattern',
    decision:
      'Allowed: `A-Z a-z 0-9` and `-"#$%&\'()*+,/;:=!?_@>.<[]{}|~^`; pattern: at least one lower, one upper, one digit, one special. Message order: length → invalid character → pattern/strength → identical',
  },
  'A-028': {
    where: '§5',
    gap: 'Strength score',
    decision:
      '0-4 scale, zxcvbn compatible, so "above 2" = 3 or 4. The server asks the same estimator as the form. It is loaded only when the change-password overlay opens; username, full name and "dde" are user inputs. A guessable word between guessable digits and marks scores 2 at most',
  },
  'A-350': {
    where: '§5',
    gap: 'History of passwords',
    decision:
      'The new password is not the one that is valid now: 400 `dde.error.passwordUnchanged`, told after the other rules and once the current one was right. Nothing older is remembered',
  },
  'A-029': {
    where: '§5',
    gap: 'Forgotten-password answer',
    decision:
      'Always 204 (no account enumeration); success text replaces the form; the button stays disabled until the form is opened anew, also after a network failure (a "try again" link reopens it)',
  },
  'A-030': {
    where: '§5',
    gap: 'Calling codes',
    decision:
      'HU +36, CZ +420, SK +421, RS +381, BG +359, HR +385, RO +40: fixed prefix, not editable; the payload carries prefix + national digits without spaces. National lengths for "valid": HU 8-9, CZ 9, RS 8-9, HR 8-9, RO 9',
  },
  'A-031': {
    where: '§2, §7',
    gap: '`/ial`',
    decision:
      'Intranet access layer hands tokens over: `/ial#ialIdToken=…&ialRefreshToken=…` (query form also accepted). Tokens are moved to memory + sessionStorage, the address is cleaned, `POST /authorization/banker/token {ialIdToken}`; success → banker home, failure → `/intranet.html` with `LOGIN_FAILED`. A 401 here never refreshes',
  },
  'A-032': {
    where: '§2',
    gap: '`/oauth/authorize`',
    decision:
      "Return address of the identity provider (authorization code + PKCE): reads `code`, `state`; state must equal `sessionStorage['dde.oauthState']`; `POST /authorization/banker/token {code, codeVerifier, redirectUri}`; spinner page, no session poll, error → `/intranet.html`",
  },
  'A-033': {
    where: '§2',
    gap: 'Authorize link',
    decision:
      '`authorizeUrl?response_type=code&client_id&redirect_uri=…/oauth/authorize&scope=openid&state&code_challenge&code_challenge_method=S256&ui_locales`; plain link under the banker form',
  },
  'A-034': {
    where: '§7',
    gap: '"Fallback token call", payload not shown',
    decision:
      'Called when no ialRefreshToken exists: `{ialIdToken?} | {code, codeVerifier, redirectUri} | {}` (cookie session) → `{ialIdToken, ialRefreshToken, expiresIn}`',
  },
  'A-035': {
    where: '§7',
    gap: 'Answer of refresh',
    decision: 'Same triple; id token 15 min, refresh token 8 h, rotated',
  },
  'A-036': {
    where: '§2',
    gap: 'Background images',
    decision:
      '`/assets/login/{tenant}-{language}.avif` → `{tenant}.avif` → neutral gradient; decorative (`alt=""`), never blocks the form',
  },
  'A-037': {
    where: '§7',
    gap: 'Current user and permissions',
    decision:
      "`GET /dde/usermanagement/getCurrentUser` → `{user, tenant, clientNumber?, segmentType?, permissions:['DOKU_REMOVE','DOKU_JUMP_TO_EDS'], roles:[participantRole], features}`",
  },
  'A-038': {
    where: '§1',
    gap: 'Logout',
    decision:
      '`POST /authorization/logout {}` 204, clear storage, broadcast to other tabs, navigate by A-015; info code `LOGGED_OUT`',
  },
  'A-039': {
    where: '§2',
    gap: 'External-channel link',
    decision:
      '`externalChannelLoginUrl` + `?tenant=HU&ddeParam=…&lang=hu`, same tab, `rel="noopener"`; hidden when not configured',
  },
  'A-050': {
    where: '§7',
    gap: 'What is compared',
    decision:
      '`getUserOpenedWindow` → `{openedWindow: "<uuid>"}`; local copy in `sessionStorage[\'dde.openedWindow\']`. `setUserOpenedWindow` has no payload, so the **server** creates the uuid, stores it for the user and answers `{openedWindow}`; the browser keeps it',
  },
  'A-051': {
    where: '§7',
    gap: '"otherwise the next call is made"',
    decision:
      'Poll tick: get → different → overlay; equal → one keep-alive (`getCurrentUser` only when older than 5 min) and the 60 s timer restarts. Poll pauses while the page is hidden and runs once on return',
  },
  'A-052': {
    where: '§7',
    gap: 'Overlay',
    decision:
      'Blocking modal "opened in another window": _Use this window_ (calls set, reloads data) and _Log out_; focus trapped, not closable by Escape',
  },
  'A-053': {
    where: '§9',
    gap: 'Tab heartbeat',
    decision:
      "`localStorage['dde.tabs'] = {tabId: lastBeat}` every 10 s, entry stale after 30 s, `BroadcastChannel('dde-tabs')` for at-once notice, removal on `pagehide`. Active tabs > 1 → **the later tab** shows the locked modal; it unlocks by itself when the earlier tab closes or turns stale. Button _Use this tab_ hands over",
  },
  'A-054': {
    where: '§2, §9',
    gap: 'Idle thresholds',
    decision:
      'Warning after 13 min without pointer/key/touch/scroll, logout at 15 min (countdown `mm:ss` from 02:00); per tenant in `config.idle`. Activity is shared between tabs; _Continue_ calls the window check as keep-alive. Countdown announced politely every 30 s and in the last 10 s (WCAG 2.2.1 asks ≥ 20 s)',
  },
  'A-055': {
    where: '§2',
    gap: 'Unsent input at idle logout',
    decision:
      'A typed message or chosen action is kept in sessionStorage per doku (`dde.draft.{dokuId}`, a message as `dde.draft.{dokuId}.message`) together with its owner, never the file; offered after login',
  },
  'A-056': {
    where: '§7',
    gap: '`currentPortalStatuses` shape',
    decision:
      "`{statuses:[{function:'ALL'|'DDE'|'SIGNING'|'ARCHIVING', currentlyBlocked, timeFrom?, timeTo?}]}`; `timeFrom` added because the scheduled notice needs from and to (§8). A blocked function stops what it names: DDE every call of a complete session but those of another function; SIGNING the ways to the signing services and the triggers that send to signing; ARCHIVING SendToArchive and the downloads from the archive; ALL all three. Jobs the archive was given before go on",
  },
  'A-057': {
    where: '§7',
    gap: '307 seen by a browser',
    decision:
      '`fetch` follows a 307 with a `Location`; the simulator sends **307 without Location**, which fetch hands to the caller. Proxies must not add it',
  },
  'A-058': {
    where: '§2, §8',
    gap: 'Scheduled notice',
    decision:
      'On login pages and after login: banner when `timeFrom` is within 48 h; modal when blocked: _Stay_ closes it until the next blocked answer, _Log out_ as A-038',
  },
  'A-059': {
    where: '§2',
    gap: 'Environment badge',
    decision:
      '`config.env`; button with the upper-case name in the header; modal shows flow id (copy button), build version, tenant',
  },
  'A-070': {
    where: '§2',
    gap: 'Columns',
    decision:
      'Name (customName, else title in UI language, second line = definition title), Client (BANKER; number + name), Product category (not CZ, SK, dummy), Documents (used count), Status badge, Unread messages, Initiated by, Created, Last change, Lock icon with user name. Cards under 768 px',
  },
  'A-071': {
    where: '§4',
    gap: 'Filters',
    decision:
      'Status select = ALL + the four search statuses (default IN_PROGRESS for BANKER, ALL for CLIENT); free text (name, client number/name, ≥ 2 characters); product category; BANKER: client, "only mine". All in the query string so Back restores them',
  },
  'A-072': {
    where: '§4',
    gap: 'Boxes in other statuses',
    decision:
      'Exact match: CLIENT_SETUP, BANK_SETUP, WAITING_BANK_CONFIGURATION, PAPER_* appear only under ALL',
  },
  'A-073': {
    where: '',
    gap: 'List call',
    decision:
      "`POST /dde/dokubox/client/searchDokuBoxes`, `/dde/dokubox/banker/searchDokuBoxes` `{status, text?, categoryCode?, clientNumber?, mine?, page, size, sort:'lastChangedAt,desc'}` → `{content:[Dokubox without dokus, + documentsCount, unreadMessagesCount, createdAt, lastChangedAt], page, size, totalElements}`; size 10/25/50",
  },
  'A-074': {
    where: '§3',
    gap: 'Dokubox has no dates',
    decision: 'Optional `createdAt`, `lastChangedAt` (ISO 8601, UTC) added',
  },
  'A-075': {
    where: '§2',
    gap: 'Entry to creation',
    decision: 'Button "New dokubox" above the list; empty state repeats it',
  },
  'A-076': {
    where: '§4',
    gap: 'Colours of the statuses without a badge',
    decision:
      'CLIENT_SETUP, BANK_SETUP grey outline; PAPER_IN_PROGRESS as IN_PROGRESS with a paper icon; PAPER_SIGNED green outline. Badge always has text, colour is never alone',
  },
  'A-077': {
    where: '§2',
    gap: 'Details of a cancelled box',
    decision:
      '`GET /dde/dokubox/{id}/termination` not needed: fields of the Dokubox. Modal shows date, user (full name by getUsersByUsernamesWithFullname of cancellationCreatorUserId), reason (translated), note; reason and note left out when the creator was a client',
  },
  'A-078': {
    where: '§2',
    gap: 'Unread badge on the list',
    decision: 'Sum of `unreadMessagesCount` over used dokus',
  },
  'A-085': {
    where: '§2',
    gap: '`/app/taskListView`',
    decision:
      'Table of what waits for the bank: (a) dokus whose status is bank-side, or whose signing was rejected, and that offer this banker a trigger, (b) boxes in WAITING_BANK_CONFIGURATION, (c) PENDING_CANCELLATION_APPROVAL, (d) unread external messages. Columns: Task, Dokubox, Client, Document, Status, Waiting since, Unread, Locked by. Tabs Mine / My team / All. Row opens the box at that document',
  },
  'A-086': {
    where: '',
    gap: 'Its call',
    decision:
      "`POST /dde/dokubox/banker/getTaskList {scope:'MINE'|'TEAM'|'ALL', taskType?, text?, page, size}` → `{content:[{taskType, dokuBoxId, dokuId?, title, clientNumber, clientName, status, waitingSince, unreadMessagesCount, signatureRejection?, lockUser?}], totalElements}`; taskType ∈ `DOKU_ACTION, BANK_CONFIGURATION, CANCELLATION_APPROVAL, MESSAGE`",
  },
  'A-087': {
    where: '§2',
    gap: '`/app/usermanagement/manageuser/`',
    decision:
      "Search a client (number, name) → its representatives: username, full name (local), e-mail, phone, status (ACTIVE, LOCKED, INVITED), participant type, document expiry. Actions: open the client's dokuboxes, start a dokubox, unlock, send password reset, edit e-mail/phone. The trailing slash is canonical; without it redirect",
  },
  'A-088': {
    where: '',
    gap: 'Its calls',
    decision:
      '`POST /dde/usermanagement/banker/searchUsers {clientNumber?, text?, page, size}`; `POST /dde/usermanagement/banker/updateClientUser {userId, email?, phoneNumber?, locked?}`; reset = the known noauth call',
  },
  'A-089': {
    where: '§2',
    gap: 'Both screens in every tenant',
    decision: 'Both are in the banker menu everywhere; the tenant only decides which one is home',
  },
  'A-090': {
    where: '§7',
    gap: 'Answer envelopes',
    decision:
      '`getUsersByUsernamesWithFullname` → `{data:{users:[{username, fullName, fullNameLocal, type}]}}`; `getClientNameByRepresentativeUser` → bare list. Up to 100 names a call, unknown ones are left out',
  },
  'A-095': {
    where: '§7',
    gap: 'Product-category look-up',
    decision:
      '`POST /dde/dokubox/getProductCategory {value, segment}` → ProductCategory; 404 → default product translation key `dde.product.default`',
  },
  'A-096': {
    where: '§7',
    gap: 'Category lists',
    decision:
      '`POST /dde/dokubox/client/getProductCategories {}`, `/dde/dokubox/banker/getProductCategories {segmentType}` → list of ProductCategory, server-side filtered by segment (+ALL in RO, BG)',
  },
  'A-097': {
    where: '§7',
    gap: 'Definitions',
    decision:
      "`POST /dde/dokubox/getSelectableDokuBoxDefinitions {categoryCode, segmentType}` → list; empty list shows 'no selectable dokubox definition' as a warning in place of the select",
  },
  'A-098': {
    where: '§3',
    gap: 'Catalogue call and the unnamed type',
    decision:
      '`POST /utilities/cached/getCatalogue {catalogueType}`; `CancellationReason` for boxes, `DokuRemovalReason` for documents; sorted by listOrder',
  },
  'A-099': {
    where: '§2',
    gap: 'Start / Next',
    decision:
      'CLIENT Start: `POST /dde/dokubox/client/createDokuBox {definitionPid, categoryCode, customName}` → Dokubox CLIENT_SETUP, goes to its screen. BANKER Next: `POST /dde/dokubox/banker/createDokuBox {definitionPid, categoryCode, segmentType, clientNumber}` → BANK_SETUP, goes to configuration. Previous: back to the list (confirm when something was chosen)',
  },
  'A-100': {
    where: '§9',
    gap: 'Keys',
    decision:
      "`sessionStorage['dde.create'] = {categoryCode, definitionPid, segmentType?}` (the segment where a banker chose it); cleared after success, ignored when no longer selectable",
  },
  'A-101': {
    where: '§2',
    gap: 'Banker configuration screen is not described',
    decision:
      'One page after Next, four cards: documents (use / not use, order), participants per document (role → user), signature systems, flags read-only from the definition; buttons Previous, Save, Start. `POST /dde/dokubox/banker/configureDokuBox {dokuBoxId, clientSignatureSystem, bankSignatureSystem, validatorRoleOptional, dokus:[{dokuId, usedInBox, ordinalNumber, participants:[{participantType, participantRole, userId}]}], complete:boolean}`',
  },
  'A-102': {
    where: '§8',
    gap: 'Reconfigure',
    decision:
      'Same screen and call on an IN_PROGRESS box; refused with `DOKUBOX_SETUP_INCOMPLETE` while any used doku has `dokuSetupCompleted:false`; added dokus get `isReconfiguredAdded`, changed ones `reconfigured`',
  },
  'A-103': {
    where: '§3',
    gap: '`addOtherDokuId`',
    decision:
      'Id of the definition\'s "other document" template; when present the last card is "Add other document": `POST /dde/dokubox/addOtherDoku {dokuBoxId, addOtherDokuId, customDokuName}` (≤ 100 characters, required)',
  },
  'A-104': {
    where: '§3',
    gap: '`clientSelectedSignatureSystem`',
    decision:
      'When clientSignatureSystem is ALL the client sees a two-option radio card (one-time certificate / remote certificate) above the documents until chosen: `POST /dde/dokubox/client/selectSignatureSystem {dokuBoxId, clientSelectedSignatureSystem}`; locked once an envelope exists; a choice never made (the bank leaves it open only later) stays open, or nothing could be signed any more',
  },
  'A-105': {
    where: '§6',
    gap: 'Missing segment',
    decision:
      'Banker without segmentType: error notification with the banker variant, both selects disabled; segment select offered when the user has several',
  },
  'A-106': {
    where: '§8',
    gap: 'Keys',
    decision: '`dde.error.noSegmentType`, `dde.error.noSegmentTypeBanker`',
  },
  'A-107': {
    where: '§2',
    gap: '"dummy" category',
    decision: "`categoryCode === 'DUMMY'`; no list of categories offers it",
  },
  'A-108': {
    where: '§2',
    gap: 'Who can be given a role on the configuration page',
    decision:
      "`POST /dde/dokubox/banker/getParticipantCandidates {dokuBoxId}` → list of `{participantType, participantRoles, user:{id, username, fullName, fullNameLocal}}`: active bank staff and the representatives of the box's client, each with every role that can be theirs (signing for the bank and the application administrator are rights of the person; any other role of the own side is open), in the order of their names",
  },
  'A-110': {
    where: '',
    gap: 'Load one box',
    decision:
      '`GET /dde/dokubox/{id}` → Dokubox with dokus; failures: `DOKUBOX_LOAD_ERROR` (404/500), `DOKUBOX_ACCESS_DENIED` (403: also a banker whose segments do not hold that of the box, who did not create it and takes no part in it; lists name such a box all the same), `DOKUBOX_CANCELLED` (200 read-only, code only for the embedded host), `DOKUBOX_INITIATED_BY_CLIENT` (409: banker opens a CLIENT_SETUP box)',
  },
  'A-111': {
    where: '§4, §8',
    gap: 'How a lock is taken',
    decision:
      '`POST /dde/dokubox/{id}/lock {}` when a user opens an IN_PROGRESS box for writing, that is while a document of it offers them an upload or an action; 204 or 409 `DOKUBOX_LOCKED {lockUser}`; renewed with the 60 s poll while the page is seen; expires after 5 min; `POST /dde/dokubox/{id}/unlock` when nothing waits for them any more and on leaving (`fetch` with `keepalive`: a beacon cannot carry the headers), not while another tab of theirs has the box open; signing out releases all. Every command on a box is refused to others, but reading messages and validating a signature. Locked: whole screen read-only, banner with full name and _Try again_',
  },
  'A-112': {
    where: '§4',
    gap: 'Other statuses',
    decision:
      'Only IN_PROGRESS counts as locked in the badge; the lock is also taken for PAPER_IN_PROGRESS, with the same banner',
  },
  'A-113': {
    where: '§2',
    gap: 'Two columns',
    decision:
      "Zero-based index; DOM order stays 0,1,2…; grid places even left, odd right; one column under 992 px; several cards may be open; first card needing the user's action opens itself",
  },
  'A-114': {
    where: '§2',
    gap: 'Order of cards',
    decision: '`ordinalNumber`, then id; only usedInBox and not removed',
  },
  'A-115': {
    where: '§3',
    gap: 'Title',
    decision:
      'customDokuName, else titleLocal/titleEn; fileName under it; instruction as text with line breaks (no HTML)',
  },
  'A-116': {
    where: '§3',
    gap: '`View`',
    decision:
      'In-app preview dialog for pdf, png, jpg, jpeg (PDF viewer chunk loaded on demand; zoom, page, download); csv as table; other types download',
  },
  'A-117': {
    where: '§3',
    gap: '`downloadable:false`',
    decision: 'Download hidden, View kept',
  },
  'A-118': {
    where: '§7',
    gap: 'Index in the saved name',
    decision:
      'Position among used documents from 1: `01_fileName`; illegal characters → `_`; confirmation `dde.success.download`',
  },
  'A-119': {
    where: '§2',
    gap: 'Submitting actions',
    decision:
      'Choosing a radio does not send. One sticky bar "Submit (n)" sends all pending choices: `POST /dde/dokubox/{client|banker}/submitDokuBox {dokuBoxId, dokus:[{id, dokuAction, usedInBox, reason?, note?, submitDokuStaticActions:[{dokuId, dokuStaticAction, actionData, fileContent}]}]}` → Dokubox. All or nothing; 409 with the fresh box when a status moved meanwhile',
  },
  'A-120': {
    where: '§4',
    gap: 'Clearing',
    decision: 'Click on the selected radio again or the × beside it; keyboard: Delete',
  },
  'A-121': {
    where: '§7',
    gap: 'Deletion callback',
    decision:
      '`onSubmit({dokuId, dokuAction:\'Reconfigure\', usedInBox:false, reason, note})` from the modal to the screen, which sends A-119; after success the notice modal "removal is pending" when the box has a running envelope, else a success toast',
  },
  'A-122': {
    where: '§4',
    gap: '"Uploading after adding cancels this if participants are given"',
    decision:
      'A pending Reconfigure removal on a doku with `isReconfiguredAdded` is dropped when a file is uploaded and the request carries a non-empty `participants` list',
  },
  'A-123': {
    where: '§4',
    gap: 'Finalize',
    decision:
      '`POST /dde/dokubox/doku/{id}/finalize {}` → Doku with dokuSetupCompleted true. Shown to BANKER, used, not complete, participants present. HU: only bank-initiated dokus; RS: user is validator (or RM with validatorRoleOptional); client-initiated boxes elsewhere: only after WAITING_BANK_CONFIGURATION',
  },
  'A-124': {
    where: '§2',
    gap: 'Jump to EDS',
    decision:
      'HU, static action JumpToEds + permission; `GET /dde/dokubox/doku/{id}/edsUrl` → `{url}`; opens in the same tab; return = A-012',
  },
  'A-125': {
    where: '§4',
    gap: 'Order when SendToClient is added',
    decision: 'Last in the list; duplicates of a server trigger are dropped',
  },
  'A-126': {
    where: '§3',
    gap: 'Order of radios',
    decision: 'dokuTransitions.sortOrder, ties by trigger name',
  },
  'A-127': {
    where: '§4',
    gap: 'Why an option is disabled',
    decision:
      'Grey option keeps its label and shows each reason as text under it (`aria-describedby`), never only a tooltip',
  },
  'A-128': {
    where: '§9',
    gap: 'Archive check',
    decision:
      '`archivePossible` of the last validateSignature answer for this doku and file; null = not yet validated → SendToArchive hidden, hint "validate the signature first"; the Doku carries it to bankers as `archivePossible`, so that a colleague and a reload know it too',
  },
  'A-129': {
    where: '§9',
    gap: '`ddeNotValidCertificatesEnabled`',
    decision:
      'Tenant flag true: a result with INDETERMINATE indication may still give archivePossible true (yellow banner); false: only TOTAL_PASSED',
  },
  'A-130': {
    where: '§9',
    gap: '`is.doku.progress.visible`',
    decision:
      'Shows/hides the bar on the card and the progress button; source `POST /utilities/noauth/cached/featureFlags {}` → map',
  },
  'A-131': {
    where: '§2',
    gap: 'Refresh',
    decision:
      'The open box is re-read after each submit, on return to the tab and every 60 s with the poll (If-None-Match); changed cards flash politely, pending choices survive unless their trigger vanished',
  },
  'A-132': {
    where: '§2',
    gap: '"status labels" (plural) of the header',
    decision:
      'Dokubox badge, plus: locked by {name}; signature rejected; paper; read-only. No others',
  },
  'A-140': {
    where: '§7',
    gap: 'Two pre-checks without a path',
    decision:
      "`POST /dde/dokubox/doku/check-file-content` → `{valid, messageKey?}` (all uploads: invalid content); `POST /dde/dokubox/doku/check-file-validity-on-bank-upload-documents` → `{archivePossible}` (banker; false + SendToClient gives 'not archivable'). Both multipart `fileName, fileContent, dokuFlowTypeId, files`; the bytes are in the part `files` or as base64 in the text `fileContent`, never in both, as §7 names both and says nothing of their parts",
  },
  'A-141': {
    where: '§7',
    gap: 'Order',
    decision:
      'client side: extension → size → empty → check-file-content → client-upload-documents (signedOutsideDDE) → check-file-validity-on-upload; first failure stops',
  },
  'A-142': {
    where: '§5',
    gap: 'Size',
    decision:
      "10 × 1024 × 1024 bytes allowed, one byte more is an error; JSON body limit of the simulator 16 MiB because base64 adds a third (Fastify's default 1 MiB is too small)",
  },
  'A-143': {
    where: '§5',
    gap: 'Extension rule',
    decision: 'Case-insensitive, last dot, allowed list per tenant; no dot = forbidden',
  },
  'A-144': {
    where: '§5',
    gap: '"invalid content"',
    decision:
      'Leading bytes must fit the extension: pdf `%PDF-`, png, jpg/jpeg, docx/xlsx/asice = zip with expected entry, msg = OLE, es3/et3/dosszie = XML, csv = valid text',
  },
  'A-145': {
    where: '§2',
    gap: 'Dropzone',
    decision:
      'One file; several dropped → error `dde.error.onlyOneFile`; keyboard: the zone is a button; drop outside a zone does nothing; shows name, size, real progress (XHR upload events), cancel, retry, replace; while one is under way neither choices nor the box are sent, and leaving the box asks first',
  },
  'A-146': {
    where: '§7',
    gap: '"Boolean-like result"',
    decision:
      'Accept `true`, `"true"`, `1`, `{valid:true}`; everything else is false → \'unsigned client file\'',
  },
  'A-147': {
    where: '§4',
    gap: 'Upload trigger',
    decision:
      'The file travels in A-119 as static action `Upload` with `actionData:{fileName, mimeType}` and base64 `fileContent`; status changes by the machine',
  },
  'A-148': {
    where: '§3',
    gap: '`dokuFlowTypeId`',
    decision:
      '1 client document, 2 bank document, 3 negotiated contract, 4 client-signed document, 5 bank-signed document, 6 paper document; 3 is `negotiable`',
  },
  'A-149': {
    where: '§2',
    gap: 'Missing-file warning',
    decision:
      'When a banker submits and a used doku in a WAITING_*_UPLOAD status has no file, or the last used doku is deleted: list of titles, _Continue_ sends, _Back_ returns to the first one. With zero used dokus only termination remains',
  },
  'A-150': {
    where: '§3',
    gap: 'Version of a file',
    decision:
      '`Doku.fileVersion`: number of the file that counts, from 1, null without a file; each upload is the next. The card shows it where there was more than one or the text is negotiable; only the last can be read',
  },
  'A-342': {
    where: '§5, §7',
    gap: 'When a file counts as signed',
    decision:
      'The signature a viewer shows in it was judged: usage rights of a reader are none, one that is broken (TOTAL_FAILED, or nobody can read it) does not count, and where a signed file is asked for the upload is refused with `dde.error.brokenSignature`. One that cannot be confirmed counts; the archive asks for more (A-197)',
  },
  'A-343': {
    where: '§5',
    gap: 'Files nobody could use later',
    decision:
      'Refused at upload with words of their own: a PDF, office file or archive that needs a password to be opened (`dde.error.passwordNeeded`), an archive that unpacks to more than 100 × 1024 × 1024 bytes with those inside it, three deep (`dde.error.unpacksTooLarge`), XML with a document type (`dde.error.documentTypeInXml`). A PDF that is encrypted and opens without a password is taken',
  },
  'A-155': {
    where: '§7',
    gap: 'Sending path',
    decision:
      "`POST /dde/dokubox/doku/{id}/message {content, messageVisibility}` → Message; 'message saved success' toast; no visibility is preselected for a banker. (In the batch: static action AddMessage, same actionData)",
  },
  'A-156': {
    where: '§7',
    gap: 'Payload of highlight',
    decision:
      '`{messageIds:[…]}`; sent for all unread messages shown, when the dialog has been visible 1 s; unread badge becomes 0 at once',
  },
  'A-157': {
    where: '§5, §6',
    gap: 'Internal messages and clients',
    decision: 'The server never sends INTERNAL ones to a CLIENT, nor counts them as unread',
  },
  'A-158': {
    where: '§9',
    gap: 'Look',
    decision:
      'Oldest first, grouped by day (Today, Yesterday, DD-MM-YYYY), own right / others left, INTERNAL with a lock icon and label; live region; Ctrl/⌘+Enter sends; counter from 1900 characters',
  },
  'A-159': {
    where: '§6',
    gap: 'Generic banker label',
    decision:
      'HU, CLIENT viewer, sender type BANKER → `dde.message.bankerLabel` in place of the name; other tenants show fullName',
  },
  'A-160': {
    where: '§3',
    gap: 'When messaging is allowed',
    decision:
      "Static actions ViewMessage / AddMessage rule; ARCHIVED, FINALIZED, CANCELLED: read-only. Somebody else's lock keeps nobody from writing a message: it changes nothing of a document",
  },
  'A-165': {
    where: '§3',
    gap: 'How a signer gets to the signing page',
    decision:
      'Button "Sign" on the card for a participant in TODO: `POST /dde/dokubox/doku/{id}/signingUrl {}` → `{signingUrl}`; sets signingUrlResolved; same tab; return address A-012',
  },
  'A-166': {
    where: '§3',
    gap: 'Type of signingUrlResolved',
    decision:
      'Nullable string (the URL is given only to its own participant, others get `"hidden"`); any truthy value = started',
  },
  'A-167': {
    where: '§4',
    gap: 'SignCallback',
    decision:
      '`GET /dde/dokubox/noauth/signCallback?envelopeId=##EnvelopeId##&action=##Action##&token=…`; actions as eSAW: workstepFinished, workstepRejected, workstepDelegated, workstepOpened, sendSignNotification, envelopeExpired, workstepDelegatedSenderActionRequired, envelopeFinished; unknown → 200 and ignored; idempotent',
  },
  'A-168': {
    where: '§4',
    gap: 'Envelope statuses',
    decision:
      'NEW = draft/started; WAITING_SIGNATURE = running, nobody finished; SIGNATURE_STATUS = running, at least one finished; FINALIZED = completed; REJECTED; CANCELLED = cancelled or expired',
  },
  'A-169': {
    where: '§4',
    gap: 'One envelope per box',
    decision:
      'Yes (field sits on Dokubox); dokus sent later join the running envelope; a rejection breaks it for all of its dokus not yet signed',
  },
  'A-170': {
    where: '§4',
    gap: 'Server rules',
    decision: 'the rows of `spec/workflow`',
  },
  'A-171': {
    where: '§4',
    gap: 'Who sees readiness',
    decision: 'see X-03',
  },
  'A-172': {
    where: '§4',
    gap: 'Eligible signers',
    decision:
      "Participants of used dokus in roles *_SIGNATORY and CLIENT_LEGALREPRESENTATIVE, without BANK_APP_ADMIN; 0 eligible → bar hidden, text 'signing not required'; percent rounded down so that 100 means all",
  },
  'A-173': {
    where: '§4',
    gap: "'not required' per participant",
    decision:
      "Role not eligible, or the doku shows 'signing not required'; 'rejected' when the envelope is REJECTED or CANCELLED and the participant is not DONE",
  },
  'A-174': {
    where: '§4',
    gap: 'Post-signing statuses without envelope',
    decision:
      "namirialEnvelopeStatus null (custom app, upload) and not signedOutsideDDE → 'signed' (else ARCHIVED would read 'pending')",
  },
  'A-175': {
    where: '§2',
    gap: 'Whom a client sees',
    decision: 'CLIENT participants only (§6 gives bank participants to bankers)',
  },
  'A-176': {
    where: '§3',
    gap: 'Names of the other roles',
    decision:
      'BANK_REVIEWER, BANK_RM, BANK_VALIDATOR, BANK_VIEWER, CLIENT_EMPLOYEE, CLIENT_REVIEWER, CLIENT_VIEWER',
  },
  'A-177': {
    where: '§2',
    gap: 'All-signers list',
    decision:
      'Modal from the card: every signing user with name (local), role, document expiry, issuer, remote ids masked (`****1234`), warning/error marks of §5',
  },
  'A-178': {
    where: '§5',
    gap: 'Boundaries',
    decision:
      "Compare calendar days in the tenant's zone: expiry < today error; today ≤ expiry ≤ today + 1 month warning; empty N/A",
  },
  'A-179': {
    where: '§7',
    gap: 'Signature settings',
    decision:
      "Read from getCurrentUser; both fields required, ≤ 50, trimmed; failure keeps the overlay open with title 'namirial settings error'",
  },
  'A-180': {
    where: '§7',
    gap: 'Answers',
    decision: '204',
  },
  'A-181': {
    where: '§3',
    gap: 'Paper signing',
    decision:
      'Steps: download → print → sign → banker picks PrintedAndPaperSigned (confirm dialog: date, place optional, scan optional) → PAPER_SIGNED → optional SendForArchiving',
  },
  'A-182': {
    where: '§4',
    gap: 'Acknowledgement',
    decision: 'Client option label "Acknowledge": trigger SendForArchiving; objection = SendToBank',
  },
  'A-183': {
    where: '§3',
    gap: '`signatureRejected`',
    decision:
      "True after any workstepRejected until SendForResigning; red banner with who (not to clients for bank signers) and reason when the service gives one; the same on the rejected documents' cards, the list and the task list. On the wire `signatureRejection {participantType, username?, fullName?, fullNameLocal?, reason?}`, null when nobody rejected",
  },
  'A-184': {
    where: '§4',
    gap: '"its text varies by status" (progress bar)',
    decision:
      'signing not required / not started (0 %) / {done} of {total} signed / all signed (100 %) / signing rejected / signed outside; bar colour follows, text always present',
  },
  'A-185': {
    where: '§3',
    gap: 'Types and owner of a signing user',
    decision:
      'On the doku (`signingUsers`), joined to participants by username; docExpiryDate ISO date or null, docIssuerCountry ISO 3166-1 alpha-2, docStolen and docValid nullable booleans (null = unknown: CZ/SK docStolen null counts as missing data, BG docValid null as invalid)',
  },
  'A-186': {
    where: '§4',
    gap: 'Documents left in an earlier envelope',
    decision:
      "`namirialEnvelopeStatus` = the present envelope: the one opened last, an earlier one only once no doku is in it. A doku left in an earlier one (refused and kept, or signed before) carries that one's status in `envelopeStatus`; null = the box's. Progress, options and deletion block read the doku's own",
  },
  'A-187': {
    where: '§9',
    gap: 'Answer of CUSTOM_APP',
    decision:
      'Call-back of A-167 with `envelopeId` = edsProcessId, `action=customApplicationSigned` and a token for one doku and one signature; idempotent; no file comes with it. Control API: `POST …/envelopes/{edsProcessId}/act {action, dokuId?}`; without dokuId every doku whose turn it is',
  },
  'A-188': {
    where: '§4',
    gap: 'The signing service in the simulator',
    decision:
      'Signing page at `/__sim/sign/{token}`: one unguessable token a signer and envelope, good once, no session; it shows every doku of the envelope whose turn is the signer’s and signs all of them, PDF as PAdES B-LTA, anything else, and a doku a scenario marks `signedAsContainer`, as ASiC-E with XAdES B-LT, by a TEST certificate whose rank a scenario may set per user (`certificateRank`). `workstepFinished` counts only where the service holds the signed files, each the doku’s next file; `workstepDelegated` puts a colleague who may sign in that role in the signer’s place. Signatures of a broken envelope leave the file when signing starts again',
  },
  'A-189': {
    where: '§3',
    gap: 'Date and place of a paper signing',
    decision:
      "In the submit as `paperSigning {signedOn, place?}` with PrintedAndPaperSigned only: not after today in the tenant's zone, left out = today; the scan is an Upload of the same submit. Both sides read it in `Doku.paperSigning`",
  },
  'A-190': {
    where: '§7',
    gap: 'Payload of validateSignature',
    decision:
      '`{}` = stored file; `{fileName, fileContent}` = a file not yet stored; the validation is this call alone: a submit that carries the static action `ValidateSignature` is refused (400), as with the others that have a call of their own',
  },
  'A-191': {
    where: '§3',
    gap: 'Shape',
    decision:
      '`{archivePossible, validationResults:[Node]}`; Node = `{container?:{containerType}, document:{name, mimeType}, signatures:[{signatureId, signatureIndication, signatureSubIndication?, signatureFormat, signingTime, signingCertificate:Cert, certificateChain:[Cert], timestamps:[{timestampId, type, indication, productionTime, tsaCertificate:Cert, qualification}], signatureInformation:{signatureQualification}}], errorGroups:[{errorGroupId, errorCritical, errors:[{errorId, status, targetId}]}], children:[Node]}`',
  },
  'A-192': {
    where: '§3',
    gap: 'Cert',
    decision: '`{cn, o, ou?, c?, serial, issuerCn?, notBefore, notAfter, trusted}`',
  },
  'A-193': {
    where: '§3',
    gap: 'Enumerations',
    decision:
      'DSS Java constant names (underscore form): kept in `spec/enums.ts`; unknown values are shown as text, never rejected',
  },
  'A-194': {
    where: '§3',
    gap: '`targetId`, `status`',
    decision:
      'targetId = signatureId, timestampId or document name; status ∈ OK, WARNING, ERROR, IGNORED',
  },
  'A-195': {
    where: '§2',
    gap: 'Tree',
    decision:
      '`role=tree`: container → document → children; signature line = icon + cn + time + qualification in words; technical fields folded; "what this means" line per indication; copy and print',
  },
  'A-196': {
    where: '§8',
    gap: 'Failure',
    decision: 'Alert in the dialog (not a toast), retry',
  },
  'A-197': {
    where: '§9',
    gap: 'archivePossible rule',
    decision:
      'Every signature TOTAL_PASSED (or INDETERMINATE with the flag A-129) **and** qualification in ADESIG, ADESIG_QC, QESIG **and** no errorGroup with errorCritical true **and** ≥ 1 signature; documents with nothing to sign and paper scans: true without validation',
  },
  'A-198': {
    where: '§4',
    gap: 'Archive job',
    decision:
      'SendToArchive → UNDER_ARCHIVING; ArchiveCompleted after 5 s in the simulator (ArchiveFailed, once, for a document the scenario marks `archiveFails`). A document that is UNDER_ARCHIVING from the beginning of a world counts its time from there',
  },
  'A-199': {
    where: '§5',
    gap: '"only when an archive exists"',
    decision:
      '`GET /dde/usermanagement/client/termsAndConditions` → `{available}`; download `…/termsAndConditions/download` → `{fileName, fileContent}`; contract: `/dde/usermanagement/client/contract`, `…/contract/download`',
  },
  'A-200': {
    where: '§3',
    gap: 'Spelling of the indication',
    decision:
      '`TOTAL_PASSED` (DSS enum) is canonical; `TOTAL-PASSED` (SiVa / ETSI text) is accepted on input',
  },
  'A-340': {
    where: '§3',
    gap: 'Counter-signatures',
    decision:
      'A signature of another signature stands in `signatures` as one of its own, with `counterSignatureOf` = the signatureId it signs; it counts for the archive as any other (A-197), and a broken one is also a warning at the one it signs',
  },
  'A-341': {
    where: '§3',
    gap: 'Evidence no signature covers',
    decision:
      '`uncoveredEvidence` of a signature names what came along to prove it and is covered by neither the signature nor a later time stamp: `CERTIFICATES`, `REVOCATION_DATA`, `TIMESTAMPS`. A piece whose own signature does not hold makes the signature INDETERMINATE, one that cannot be read is a warning',
  },
  'A-344': {
    where: '§4',
    gap: 'What the bank signed as a file',
    decision:
      'Going on from the first level (ContinueToSigning) and into the archive (SendForArchiving) asks for the signed file and then for its successful validation (A-197), and names the one that is missing next; a new file has to be validated anew, and the answer stays with the document on its way into the archive. SendToClient validates by itself (X-40)',
  },
  'A-345': {
    where: '§3',
    gap: 'Told before signing in a container',
    decision:
      '`Doku.signedInContainer`, the card at the button of the signer and the signing page say that a file takes no signature itself (it is no PDF, or one that is encrypted, closed by a certification or cannot be read) and is signed in a container (.asice) that takes its place; the signing page tries, so that it also knows a PDF in which our own signature would be doubted',
  },
  'A-346': {
    where: '§2, §9',
    gap: "The bank's own signing system in the simulator",
    decision:
      '`getEdsUrl` leads to `/__sim/signing-system/{token}`, one unguessable token a banker and process: what waits in this system can be looked at, signed (reported as by A-187, no file comes with it, back to A-012) or refused: it waits on, and the reason becomes an INTERNAL message of each document',
  },
  'A-360': {
    where: '§4',
    gap: 'How long an envelope runs',
    decision:
      '28 days from the start of its signing, as eSAW has it unless told otherwise; a doku that joins later runs out with the others. Then, with the next read at the latest, `envelopeExpired` (A-167): the envelope is CANCELLED, open signing pages say that the time is over, and the bank may SendForResigning, which starts the time anew. An envelope that runs from the beginning of a world counts from there, unless the scenario says `envelopeExpires`',
  },
  'A-361': {
    where: '§4',
    gap: 'Signing with a doubtful certificate',
    decision:
      'A scenario may let a user sign with a TEST certificate that had ended or was revoked (`certificateState` EXPIRED, REVOKED; both since 2016-01-01), or of a lower rank (`certificateRank`, A-188). The signing service takes such a signature, because services differ in what they check; the validation says INDETERMINATE with OUT_OF_BOUNDS_NOT_REVOKED or REVOKED_NO_POE, and the archive stays closed (A-197, A-129)',
  },
  'A-201': {
    where: '§6',
    gap: '"Tenant-specific variants exist" without a list',
    decision:
      'Exactly those the rest of the text implies: HU (EDS jump, es3/et3/dosszie, SendToBank always, no added SendToClient in AUX, banker label, removal rules), RS (archive role, no readiness), BG (docValid, client readiness, expiry tolerated in WAITING_ARCHIVAL, no T&C), CZ/SK (issuer/stolen, hidden category, contract download), HR (msg, deletion block), RO (msg, client signature settings). One table `tenantRules` in `spec/`, no `if` elsewhere',
  },
  'A-205': {
    where: '§7',
    gap: 'Path',
    decision:
      '`POST /dde/dokubox/client/terminateDokuBox`, `/dde/dokubox/banker/terminateDokuBox` with the given body (`dokuboxId`, lower-case b as written) → `{status}`',
  },
  'A-206': {
    where: '§4',
    gap: 'Which outcome',
    decision:
      'machine B17-B25: CANCELLED while nothing is signed or archived, else PENDING_CANCELLATION_APPROVAL; client in IN_PROGRESS always pending',
  },
  'A-207': {
    where: '§4',
    gap: 'Approval',
    decision:
      '`POST /dde/dokubox/banker/decideCancellation {dokuboxId, approved, note?}`; another banker than the one who asked; refusal restores the former status and posts an INTERNAL message',
  },
  'A-208': {
    where: '§2',
    gap: 'Running envelope',
    decision: 'Termination cancels it (envelope CANCELLED)',
  },
  'A-209': {
    where: '§5',
    gap: 'Hidden reason for clients',
    decision:
      'Body then carries `reasonOfCancellation:null, cancellationNote:null`; anything else from a client is refused',
  },
  'A-215': {
    where: '§2',
    gap: 'Purpose',
    decision:
      "Client's framework contract for using the portal, signed before first use (A-021 CONTRACT_SIGNATURE_REQUIRED → signingUrl)",
  },
  'A-216': {
    where: '§2',
    gap: '`/contract/waitforsignatures?contractId=`',
    decision:
      '"We wait for the other signatures": polls `GET /dde/usermanagement/noauth/contract/{contractId}/status` every 5 s (then 15 s after 2 min) → WAITING, SIGNED, ERROR; SIGNED → login with success notice',
  },
  'A-217': {
    where: '§2',
    gap: '`/contract/contractprocesserror?code=`',
    decision:
      'Error page with message by code (EXPIRED, REJECTED, TECHNICAL), link to login; logged by logError',
  },
  'A-218': {
    where: '§2',
    gap: 'Not-available dialog',
    decision:
      'When signingUrl cannot be produced (503 `dde.error.contractSignatureNotAvailable`); OK returns to login',
  },
  'A-225': {
    where: '§7',
    gap: 'Header names',
    decision:
      '`X-Language`, `X-Tenant`, `X-Channel` (INTERNET, INTRANET, OMNICHANNEL), `X-Flow-Type` (CLIENT, BANKER), `X-Timezone-Offset` (raw `getTimezoneOffset()`), `X-Client-Application` (DDE_PORTAL), `X-Flow-Id` (uuid per page load), `X-Id-Token` (optional)',
  },
  'A-226': {
    where: '§7',
    gap: 'Base address',
    decision:
      'same origin; all paths normalised to a leading slash (X-06); CORS with credentials for embed origins',
  },
  'A-227': {
    where: '§7',
    gap: 'Date conversion',
    decision:
      'Fields the schemas declare as `date-time`, and no other, once, where the answer arrives; text there that is no ISO date-time reads as missing',
  },
  'A-228': {
    where: '§8',
    gap: 'Error body',
    decision:
      '`{errorCode?, messageKey?, messageParams?, fieldErrors?:[{field,messageKey}], flowId}`',
  },
  'A-229': {
    where: '§8',
    gap: 'HTTP status of codes',
    decision:
      'LOGIN_FAILED 401; DOKUBOX_LOCKED, DOKUBOX_SETUP_INCOMPLETE, DOKUBOX_INITIATED_BY_CLIENT, DOKUBOX_CANCELLED (on write) 409; DOKUBOX_ACCESS_DENIED 403; DOKUBOX_LOAD_ERROR 404/500; PORTAL_BLOCKED 307; UNAUTHORIZED_428 428; MFE_PARAMS client-side only; field errors 400',
  },
  'A-230': {
    where: '§7, §8',
    gap: 'Two notifications for one failure',
    decision:
      'Snackbar event and toast share one queue; same messageKey within 3 s shows once; 401 that a refresh cured shows nothing',
  },
  'A-231': {
    where: '§7',
    gap: '"per url"',
    decision:
      'Mark = method + path; cleared by the next success of that url, so a long session may refresh again; parallel 401s share one refresh',
  },
  'A-232': {
    where: '§7',
    gap: 'Log upload',
    decision:
      '`POST gateway/noauth/logs {entries:[{level, message, context, timestamp, flowId}]}`; flush 5 s if not empty and on pagehide, with a `keepalive` fetch where it fits (not `sendBeacon`, which cannot send the headers every request has, §7), buffer ≤ 500, failures dropped silently, never logs itself',
  },
  'A-233': {
    where: '§7',
    gap: 'logError body',
    decision: '`{log:{message, stack?, url, userAgent, timestamp, flowId, tenant}}`',
  },
  'A-234': {
    where: '§9',
    gap: 'Masking',
    decision:
      'Keys (any depth, any case, `-`/`_` ignored) containing authorization, password, token, pin, otp, secret, cookie, filecontent, phonenumber → `***`; also in URLs',
  },
  'A-235': {
    where: '§8',
    gap: 'Message keys',
    decision:
      '`dde.error.{forbiddenExtension,maxSize,emptyFile,invalidContent,unsignedClientFile,notArchivable,signingInProgress,requiredField,maxLength100,maxLength250,maxLength2000,invalidEmail,invalidPhoneNumber,passwordLength,invalidCharacter,patternMatch,identical,noSelectableDokuboxDefinition}`, `dde.success.{download,messageSaved,terminated,pendingApproval}`',
  },
  'A-236': {
    where: '',
    gap: 'Timeouts, offline',
    decision: '30 s (uploads 120 s); network failure → general error with Retry; offline banner',
  },
  'A-240': {
    where: '§2',
    gap: 'Which languages where',
    decision:
      "All eight as the spec lists, tenant's local first, then en, then the others; content fields use *Local when UI language = tenant's local language, else *En (empty → the other)",
  },
  'A-241': {
    where: '§2',
    gap: 'Serbian script',
    decision: 'sr = Serbian Latin',
  },
  'A-242': {
    where: '§2',
    gap: 'Flags',
    decision:
      "Inline SVG, decorative; the language's own name is the label (`lang` attribute); en = GB",
  },
  'A-243': {
    where: '§2',
    gap: 'Persistence',
    decision:
      "`localStorage['dde.language']`, login form and menu are the same setting; server content re-read on change, forms keep their values",
  },
  'A-244': {
    where: '§9',
    gap: 'Times',
    decision: "Lists DD-MM-YYYY, details DD-MM-YYYY HH:mm in the browser's zone, `title` with zone",
  },
  'A-245': {
    where: '§2',
    gap: 'Social',
    decision:
      'Order X, Facebook, LinkedIn; HU: only LinkedIn; new tab, `rel="noopener noreferrer"`',
  },
  'A-246': {
    where: '§2',
    gap: 'Copyright holder',
    decision: '`config.tenants[T].legalName`',
  },
  'A-247': {
    where: '§8',
    gap: 'Where texts come from',
    decision:
      '`/assets/i18n/{language}.json`, one chunk a language; product names from `POST /utilities/noauth/cached/getProductTranslations {language}` → map; failure → key `dde.product.default`; missing key → English text, logged once',
  },
  'A-250': {
    where: '§1',
    gap: 'How',
    decision:
      'Micro front end: ES module exporting `mount(element, params)` / `unmount()` in an open shadow-less root with one CSS scope; and an iframe variant at `/embed` speaking postMessage',
  },
  'A-251': {
    where: '§8',
    gap: 'Parameters',
    decision:
      '`{tenant, language, userType, idToken, refreshToken?, clientNumber?, dokuBoxId?, path?, theme?}`; missing/invalid → error code MFE_PARAMS, nothing rendered but the error page',
  },
  'A-252': {
    where: '§8',
    gap: 'Codes to the host',
    decision:
      "The error and info codes of §8 are the event vocabulary: `onEvent({kind:'error'|'info', code, dokuBoxId?})`; iframe: `{type:'dde', …}` to the configured origins only",
  },
  'A-253': {
    where: '§1',
    gap: 'What is left out',
    decision:
      'Header logo, footer, login pages, language menu, inactivity modal, tab lock, window check (the host owns the session); blocked-portal and lock notices stay',
  },
  'A-254': {
    where: '§1',
    gap: 'Back / exit',
    decision: 'Emits `EXIT` instead of going to `/app/dokuboxlist` when the host gave a dokuBoxId',
  },
  'A-255': {
    where: '',
    gap: 'Size and theme',
    decision: 'Height by ResizeObserver event; theme = Mantine CSS variables from the host',
  },
  'A-260': {
    where: '',
    gap: '',
    decision:
      'WCAG 2.2 AA; every screen with axe 0 violations in 8 languages × light/dark; reflow at 320 px; 200 % zoom',
  },
  'A-261': {
    where: '',
    gap: '',
    decision:
      'Keyboard: `?` lists shortcuts; `/` search; `j`/`k` next/previous document; `u` upload; `m` messages; `g l` list; off inside inputs; can be turned off (WCAG 2.1.4)',
  },
  'A-262': {
    where: '',
    gap: '',
    decision:
      'Dark mode follows the system, switch in the user menu; status is text + icon + colour',
  },
  'A-263': {
    where: '',
    gap: '',
    decision:
      'PDF viewer, password estimator, validation tree, flags: separate chunks; login screen ≤ 150 kB JS gz (peer measured: 1,685 kB)',
  },
  'A-264': {
    where: '',
    gap: '',
    decision: 'Optimistic only for message read state; everything else waits for the server',
  },
  'A-265': {
    where: '',
    gap: '',
    decision: 'No third-party request at run time (fonts, CDN), strict CSP',
  },
  'A-266': {
    where: '',
    gap: '',
    decision: '`prefers-reduced-motion` respected; no confetti (LibreSign #7247)',
  },
  'A-280': {
    where: '',
    gap: '',
    decision:
      '`id` of dokubox, doku, message, participant, user: integer (int64-safe); `pid`, `clientNumber`, `clientId`, `edsProcessId`, `categoryCode`: string; clientNumber keeps leading zeros',
  },
  'A-281': {
    where: '',
    gap: '',
    decision:
      'Optional fields may be null or absent, both mean the same; arrays are never null; booleans of a doku default to false',
  },
  'A-282': {
    where: '',
    gap: '',
    decision:
      'Date-times ISO 8601 with `Z`; docExpiryDate date-only; base64 without data-URL prefix',
  },
  'A-283': {
    where: '',
    gap: '',
    decision:
      'Unknown enum values from the server are shown as their text with a neutral badge and logged, never a crash',
  },
  'A-284': {
    where: '',
    gap: '',
    decision: 'The removed flag is called `removed`; `removed:true` implies `usedInBox:false`',
  },
  'A-270': {
    where: '',
    gap: '',
    decision:
      'One port, 4010 by default (`PORT`, `--port`), loopback by default (`HOST`). It serves the calls of §7, the built portal, `/config.json`, and under `/__sim/`: the console (`/__sim/`), `/__sim/health`, `/__sim/openapi.json`, the API reference (`/__sim/reference`) and the control API',
  },
  'A-271': {
    where: '',
    gap: '',
    decision:
      'Control API, JSON, described in the same OpenAPI document under its own tag, on by default on loopback; when the server listens on another address it needs `Authorization: Bearer $SIM_CONTROL_TOKEN` and refuses without. `GET /__sim/scenarios`; `POST /__sim/worlds {scenario, tenant?, user?, seed?, now?}` → `{worldId, scenario, tenant, user, openUrl, idToken, refreshToken}`; `GET /__sim/worlds`; `GET|DELETE /__sim/worlds/{worldId}`; `POST …/reset`; `GET …/history`, `POST …/undo`, `POST …/redo`; `GET|POST …/clock {advanceMs} or {now}`; `GET|POST|DELETE …/faults {operationId or path, status?, messageKey?, delayMs?, times?, dropConnection?, malformedBody?}`; `GET|DELETE …/journal`; `GET …/envelopes`, `POST …/envelopes/{envelopeId}/act {action, username?, reason?}` with the actions of A-167; `POST …/portal-status`; `GET /__sim/trust/root.pem` the TEST root, at `root.der` the same as DER',
  },
  'A-272': {
    where: '',
    gap: '',
    decision:
      "A request belongs to the world named by header `X-Sim-World`, else by cookie `sim-world`, else to the world `default` (the first scenario of the requested tenant). An unknown world is a 404 that lists how to make one. `GET /__sim/open/{worldId}` sets the cookie, signs in as the world's user and redirects to that user's landing page; that session has a cookie only, so it lives as long as a refreshed one (8 h). A user who cannot sign in just so (locked, invited, contract to sign) comes to the sign-in with `login_hint`, their name",
  },
  'A-273': {
    where: '',
    gap: '',
    decision:
      'Who is signed in: `X-Id-Token` when present, else the HttpOnly `SameSite=Lax` session cookie set by the login calls. A call that is not under `noauth`, `/authorization` or `/__sim` answers 401 without a session',
  },
  'A-274': {
    where: '',
    gap: '',
    decision:
      'Seeded users per tenant: client with 1 client and a second representative of the same client, client with 3, RM, validator, 1st and 2nd level signatory, app admin. All seeded users share one documented test password that meets A-027, and one fixed one-time code; the console shows both',
  },
  'A-275': {
    where: '',
    gap: '',
    decision:
      'Deterministic: seed + clock + the same commands give the same bytes. No added latency unless a fault asks for it',
  },
  'A-276': {
    where: '',
    gap: '',
    decision:
      'Every tenant has at least: a list with a box in every dokubox status; a box whose documents cover every doku status; locked by another user; locked portal now and scheduled; client with several clients; missing signer data of each kind; signing running, rejected, cancelled; signed outside; messages of both visibilities; nothing at all (empty); very large (300 documents in a box, 5,000 boxes)',
  },
  'A-277': {
    where: '',
    gap: '',
    decision:
      'The engine also answers inside a page (`simulator/browser`), by the same operations, checks and words. What a page cannot do (signing, validating signatures, the TEST root) is refused with 501 and `dde.error.needsServer`; nothing is faked',
  },
  'A-290': {
    where: '',
    gap: '',
    decision:
      'A session token names its world in front of its random part, so that a call without `X-Sim-World` and cookie still finds it; `X-Flow-Type` that does not fit the user of the session is refused with 403',
  },
  'A-291': {
    where: '',
    gap: '',
    decision:
      "`bankerToken` takes `TEST-IAL.<USERNAME>` in place of a token of the bank's login; it opens simulated worlds and nothing else",
  },
  'A-292': {
    where: '',
    gap: '',
    decision:
      'While the portal is blocked (A-056) the calls of a session that is not complete, and those that end one, stay open: a reader can still learn why, and leave',
  },
  'A-293': {
    where: '',
    gap: '',
    decision:
      'A document with `downloadable:false` can still be fetched by whoever may view it: the flag hides the button (A-117), it protects nothing',
  },
  'A-294': {
    where: '',
    gap: '',
    decision:
      'Reason and note of a removal are kept as a message of the document: EXTERNAL when the client removed it, else INTERNAL',
  },
  'A-295': {
    where: '',
    gap: '',
    decision: 'A lock that a scenario seeds for somebody else lasts a day; nobody renews it',
  },
  'A-296': {
    where: '',
    gap: '',
    decision:
      'A request goes through steps, each of them once: its head is read, then access (session, tenant, flow type, complete sign-in, type of user), then portal status; only then a body is read and its fields are checked, then access to the box or document it names, then the lock, by the rule that stands on the operation, and then the rules of the call itself. The first that refuses wins. What was decided at the head holds while the body comes; a submit asks its box and the lock again once its files were looked into. A chosen option that needs a blocked function is found among the rules of the call and counts as portal status. The journal names the step of every refusal (`step`), also `fault` for what was asked for; the answer does not: a client acts by status and code, and a back end may be built in other steps',
  },
  'A-310': {
    where: '',
    gap: '',
    decision:
      "The simulator plays the bank's identity provider for the tenants named by `SIM_IDENTITY_PROVIDER` (none by default, so that bankers sign in with their password, A-014): `/__sim/identity-provider/authorize`, client `dokubox-{tenant}`, answers only to `/oauth/authorize` of the host that was asked; it asks for no password. A code works for one attempt within 60 s, needs the S256 verifier and the same address, and belongs to its world; a second use ends the session it was exchanged for. `authorizeUrl` of the configuration may be a path of the portal's own origin",
  },
  'A-300': {
    where: '',
    gap: '',
    decision:
      'A scenario adds to the trusted list by `trustedRoots`: PEM texts of one certificate each, of a CA, of an OCSP responder or of a time-stamp authority. A CA counts like the TEST root, for time stamps too, the others for what they are for, in worlds of that scenario only; what is no certificate, or one of somebody else, is an error when the scenario is loaded',
  },
  'X-01': {
    where: '§5, §6',
    gap: 'Terminating is listed for BANKER only, yet "terminating for a client" hides the reason',
    decision: 'Clients may terminate boxes they initiated; the form then has no reason and note',
  },
  'X-02': {
    where: '§5, §9',
    gap: 'Phone ≤ 15 characters, BG/SK pattern allows `+` and 15 digits (16)',
    decision: 'Both checks apply: with `+` at most 14 digits; error of the failing rule',
  },
  'X-03': {
    where: '§4, §6',
    gap: 'Readiness "applies to the bank side except RS, and to BG clients", but the conditions speak of client signers',
    decision:
      'Whose **screen**: bankers (not RS) and BG clients see options disabled; the data checked are those of all signing users',
  },
  'X-04': {
    where: '§3',
    gap: '`initiatedBy` BANK or "client"; participantType BANK vs userType BANKER',
    decision:
      'Enums: initiatedBy BANK | CLIENT; participantType BANK | CLIENT; userType BANKER | CLIENT; no mapping by string equality',
  },
  'X-05': {
    where: '§3, §7',
    gap: '`dokuBoxId`, `dokuboxId`, `dokuID`, `dokuId`',
    decision: 'Keep each exactly where it is written',
  },
  'X-06': {
    where: '§7',
    gap: 'Some paths lack the leading slash',
    decision: 'Same paths with a slash',
  },
  'X-07': {
    where: '§4',
    gap: 'Do `_1`.._`3` also apply to UNDER_NEGOTIATION_*?',
    decision:
      'Only to the two UNDER_REVIEW statuses (26 statuses); the UI tolerates suffixes elsewhere',
  },
  'X-08': {
    where: '§4',
    gap: 'What the suffix means',
    decision: 'n-th return to that side (cap 3)',
  },
  'X-09': {
    where: '§4',
    gap: 'SIGNATURE_STATUS looks like a column name',
    decision: 'See A-168; no trigger depends on it',
  },
  'X-10': {
    where: '§4',
    gap: 'Badge colour of ARCHIVED, UNDER_ARCHIVING, PAPER_* (neither side)',
    decision: 'Bank side (black)',
  },
  'X-11': {
    where: '§4',
    gap: 'WAITING_BANK_CONFIGURATION has a badge but no search value',
    decision: 'A-072',
  },
  'X-12': {
    where: '§2',
    gap: 'Landing paths vs "every other path redirects"',
    decision: 'A-003',
  },
  'X-13': {
    where: '§5, §7',
    gap: 'One file only, but a `files` part',
    decision: '`files` = list of length 1',
  },
  'X-14': {
    where: '§3, §9',
    gap: '"NA means none" vs client systems without NA',
    decision: 'clientSignatureSystem may be NA or null too',
  },
  'X-15': {
    where: '§3, §6, §9',
    gap: 'clientSignatureNeeded "the client must upload a signed file" vs eSAW client signing',
    decision:
      'Upload is required only when clientSignedDokuUploadNeeded or signedOutsideDDE; else the envelope is the way',
  },
  'X-16': {
    where: '§7, §8',
    gap: 'From and to dates, answer has timeTo only',
    decision: 'A-056',
  },
  'X-17': {
    where: '§7',
    gap: 'State-changing GET under noauth',
    decision: 'Kept as written; needs the session cookie, answers 401 without',
  },
  'X-18': {
    where: '§2, §4',
    gap: 'A name typed at creation, editable only in two statuses',
    decision: 'Literal: not editable in CLIENT_SETUP',
  },
  'X-19': {
    where: '§2, §4',
    gap: "May a banker rename a client's box",
    decision: 'No (header: "for a client")',
  },
  'X-20': {
    where: '§3, §4',
    gap: 'Reconfigure is neither trigger nor static action',
    decision: 'Extra value of dokuAction only',
  },
  'X-21': {
    where: '§4',
    gap: '"SendToBank in HU is always offered"',
    decision:
      'Whenever the server offers it, setup complete or not; it does not appear in bank-side statuses',
  },
  'X-22': {
    where: '§4',
    gap: 'Order of the progress rules; WAITING_ARCHIVAL with a CANCELLED envelope',
    decision: "First match in written order → 'rejected' by the fourth rule",
  },
  'X-23': {
    where: '§4',
    gap: 'Outside HU a doku UNDER_ARCHIVING may be removed',
    decision: 'Allowed; the archive job is stopped',
  },
  'X-24': {
    where: '§3, §7',
    gap: 'archivePossible inside the result and beside it',
    decision: 'Top level only',
  },
  'X-25': {
    where: '§9',
    gap: 'Electronic seals (QESEAL, ADESEAL_QC) do not count',
    decision: 'Literal: not archivable by a seal alone',
  },
  'X-26': {
    where: '§3',
    gap: 'User has userType and type',
    decision: 'Same value; `type` kept for the look-up answers',
  },
  'X-27': {
    where: '§2, §6',
    gap: 'Delete menu on each card vs permission DOKU_REMOVE',
    decision:
      'Menu shown only with the permission; bankers by default, clients for their own uploads in CLIENT_SETUP',
  },
  'X-28': {
    where: '§7',
    gap: '"Any 4xx" includes 401, 428',
    decision: "A-230; 428 shows 'login failed' once",
  },
  'X-29': {
    where: '§5, §7',
    gap: 'Client pre-check vs error wording',
    decision:
      "'unsigned client file' only when the doku is signed outside or needs a signed client upload",
  },
  'X-30': {
    where: '§3, §6',
    gap: 'internalNotes travel with the definition',
    decision: 'Removed by the server for clients',
  },
  'X-31': {
    where: '§9',
    gap: 'DD-MM-YYYY vs national formats',
    decision: 'Literal everywhere',
  },
  'X-32': {
    where: '§5',
    gap: 'Deletion block HU and HR "while signing is in progress"',
    decision:
      'Any participant with signingUrlResolved and state TODO, or DONE while the envelope runs',
  },
  'X-34': {
    where: '§2',
    gap: '"Previous" on the first step',
    decision: 'Leaves to the list',
  },
  'X-35': {
    where: '§5',
    gap: 'Preselected and required',
    decision: 'Field stays visible, one option chosen',
  },
  'X-36': {
    where: '§2',
    gap: '"even indexes in the left column"',
    decision: 'Index over used documents, not ordinalNumber',
  },
  'X-37': {
    where: '§4',
    gap: 'Client signature system ALL and missing data',
    decision:
      'Conditions of the chosen system; before the choice, both sets must hold for at least one system',
  },
  'X-38': {
    where: '§3, §7',
    gap: 'ISO dates become dates, docExpiryDate is date-only',
    decision:
      'A moment becomes a `Date`; a calendar day stays text, yyyy-mm-dd, from the wire to the screen, so that no zone shifts it',
  },
  'X-39': {
    where: '§7',
    gap: '"logged out and sent to the landing page" vs §2 "goes to /"',
    decision: 'Landing page of the channel and tenant when known, else `/`',
  },
  'X-40': {
    where: '§8',
    gap: "'not archivable (banker sending to client)' listed under uploads",
    decision:
      'Shown on submit when SendToClient is chosen and the last check of a signed bank upload was not archivable; blocks until a new file',
  },
  'X-41': {
    where: '§3, §9',
    gap: 'Qualification spelled ADESIG_QC (Java/SiVa) while DSS\'s own report text is "AdESig-QC"',
    decision: 'Underscore constants only; the words shown to people are translated',
  },
  'X-42': {
    where: '§4, §6',
    gap: '"one-time client signing" conditions for a box whose client system is ESAW_REMOTE',
    decision:
      'Each condition only for its own system: expiry and issuer country → ESAW_DISPOSABLE; user id and device id → ESAW_REMOTE (client or bank)',
  },
};
