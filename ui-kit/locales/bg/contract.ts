import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Порталът не можа да се отвори',
  GENERAL_ERROR: 'Възникна грешка',
  PORTAL_BLOCKED: 'Порталът не е достъпен поради профилактика',
  LOGIN_FAILED: 'Входът не беше успешен',
  DOKUBOX_LOCKED: 'Друг потребител работи с този докубокс',
  DOKUBOX_LOAD_ERROR: 'Докубоксът не можа да се отвори',
  DOKUBOX_CANCELLED: 'Този докубокс е прекратен',
  DOKUBOX_INITIATED_BY_CLIENT: 'Клиентът все още подготвя този докубокс',
  DOKUBOX_ACCESS_DENIED: 'Нямате достъп до този докубокс',
  DOKUBOX_SETUP_INCOMPLETE: 'Настройката не е приключена',
  UNAUTHORIZED_428: 'Входът не беше успешен',
};

const errorHelp = {
  MFE_PARAMS:
    'Приложението, от което се отваря порталът, не е подало всички нужни данни. Моля, отворете портала отново от същото приложение.',
  GENERAL_ERROR: 'Моля, опитайте отново след малко.',
  PORTAL_BLOCKED: 'Моля, опитайте по-късно.',
  LOGIN_FAILED: 'Потребителското име или паролата не са верни. Моля, проверете ги.',
  DOKUBOX_LOCKED: 'Ще можете да правите промени, когато той приключи. Моля, върнете се по-късно.',
  DOKUBOX_LOAD_ERROR: 'Моля, опитайте отново или се върнете към списъка.',
  DOKUBOX_CANCELLED:
    'Той вече не може да се променя. При въпроси се обърнете към служителя на банката, който отговаря за него.',
  DOKUBOX_INITIATED_BY_CLIENT:
    'Ще можете да отворите докубокса, когато клиентът го изпрати на банката.',
  DOKUBOX_ACCESS_DENIED:
    'Ако Ви е нужен, обърнете се към служителя на банката, който отговаря за него.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Първо приключете настройката на всеки документ. След това ще можете да я промените.',
  UNAUTHORIZED_428: 'Моля, влезте отново.',
};

export default {
  country: {
    HU: 'Унгария',
    CZ: 'Чехия',
    SK: 'Словакия',
    RS: 'Сърбия',
    BG: 'България',
    HR: 'Хърватия',
    RO: 'Румъния',
  },
  groupName: 'Истър Банк',
  bankName: {
    HU: 'Истър Банк Унгария',
    CZ: 'Истър Банк Чехия',
    SK: 'Истър Банк Словакия',
    RS: 'Истър Банк Сърбия',
    BG: 'Истър Банк България',
    HR: 'Истър Банк Хърватия',
    RO: 'Истър Банк Румъния',
  },
  userType: { CLIENT: 'Клиент', BANKER: 'Служител на банката' },
  initiator: { CLIENT: 'Клиент', BANK: 'Банка' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked':
      'Твърде много неуспешни опити. Можете да опитате отново след {{loginLockMinutes}} минути.',
    'dde.error.userLockedByBank':
      'Профилът Ви е заключен. За да бъде отключен, моля, обърнете се към обслужващия Ви служител в банката.',
    'dde.error.notFound': 'Това, което търсите, не съществува или е премахнато.',
    'dde.error.methodNotAllowed': 'Този адрес не приема такъв вид заявка.',
    'dde.error.needsServer':
      'Това не може да се извърши тук, а само когато симулаторът работи на сървър.',
    'dde.error.sessionExpired': 'Сесията Ви приключи. Моля, влезте отново.',
    'dde.error.tooManyRequests':
      'Твърде много заявки наведнъж. Моля, изчакайте малко и опитайте отново.',
    'dde.error.payloadTooLarge': 'Изпратеното е твърде голямо. Изпратете го на по-малки части.',
    'dde.error.unsupportedMediaType': 'Изпратеното е във формат, който сървърът не приема.',
    'dde.error.malformedBody': 'Заявката не можа да бъде прочетена.',
    'dde.error.validation': 'Моля, проверете отбелязаните полета и опитайте отново.',
    'dde.error.unknownField': 'Това поле не е познато.',
    'dde.error.missingHeader': 'В заявката липсва задължителен заглавен ред.',
    'dde.error.invalidHeader': 'Заглавен ред на заявката има невалидна стойност.',
    'dde.error.invalidValue': 'Тази стойност не е валидна.',
    'dde.error.conflict':
      'Междувременно някой е направил промяна. Моля, вижте текущото състояние и опитайте отново.',
    'dde.error.actionNotOffered': 'Това действие вече не е възможно.',
    'dde.error.notAllowed': 'Нямате право да извършите това действие.',
    'dde.error.roleNotAllowed':
      'Вашата роля не позволява това. Обърнете се към колега с подходяща роля.',
    'dde.error.otpInvalid': 'Кодът не е верен. Моля, проверете го и опитайте отново.',
    'dde.error.otpExpired': 'Срокът на кода е изтекъл. Моля, поискайте нов код.',
    'dde.error.otpTooManyTries': 'Въведохте грешен код твърде много пъти. Моля, влезте отново.',
    'dde.error.otpResendTooSoon':
      'Преди малко беше изпратен код. Моля, изчакайте, преди да поискате нов.',
    'dde.error.contractSignatureNotAvailable':
      'В момента договорът не може да бъде подписан. Моля, опитайте по-късно.',
    'dde.error.forbiddenExtension': 'Файлове от този вид не могат да се качват.',
    'dde.error.maxSize': 'Файлът е по-голям от {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Файлът е празен.',
    'dde.error.invalidContent': 'Съдържанието на файла не отговаря на вида му.',
    'dde.error.contentOfOtherKind':
      'Всъщност това е файл .{{extension}}, а името му показва друг вид.',
    'dde.error.unsignedClientFile': 'Файлът не е подписан. Моля, качете подписания документ.',
    'dde.error.validationWaiting':
      'Първо се проверяват други файлове. Вашият файл е номер {{place}} на опашката. Моля, опитайте отново след малко.',
    'dde.error.brokenSignature':
      'Подписът във файла е нарушен. Файлът е променен след подписването или е повреден.',
    'dde.error.passwordNeeded': 'Файлът се отваря само с парола.',
    'dde.error.unpacksTooLarge':
      'Файлът съдържа твърде много файлове или данни, за да бъде проверен.',
    'dde.error.documentTypeInXml':
      'Файлът съдържа декларация за тип (DOCTYPE), която не се приема в XML.',
    'dde.error.onlyOneFile': 'Може да се качва само по един файл.',
    'dde.error.notArchivable':
      'Файлът не може да се архивира, защото подписите в него липсват или не са валидни. Моля, качете файл с валидни подписи.',
    'dde.error.signingInProgress':
      'Това не е възможно, докато някой подписва документа. Моля, изчакайте края на подписването.',
    'dde.error.requiredField': 'Това поле е задължително.',
    'dde.error.maxLength50': 'Най-много {{usernameMax}} знака.',
    'dde.error.maxLength100': 'Най-много {{customNameMax}} знака.',
    'dde.error.maxLength250': 'Най-много {{cancellationNoteMax}} знака.',
    'dde.error.maxLength2000': 'Най-много {{messageMax}} знака.',
    'dde.error.fileNameTooLong': 'Името на файла е по-дълго от {{fileNameMax}} знака.',
    'dde.error.unusableCharacter':
      'Текстът съдържа скрит знак, който не може да се използва. Напишете текста отново, вместо да го поставяте.',
    'dde.error.invalidEmail': 'Това не е валиден имейл адрес.',
    'dde.error.invalidPhoneNumber': 'Това не е валиден телефонен номер.',
    'dde.error.passwordLength':
      'Паролата трябва да има от {{passwordMin}} до {{passwordMax}} знака.',
    'dde.error.invalidCharacter': 'Паролата съдържа непозволен знак.',
    'dde.error.patternMatch':
      'Паролата не отговаря на правилата. Използвайте малки и главни латински букви, цифри и специални знаци и нищо лесно за отгатване.',
    'dde.error.passwordUnchanged': 'Новата парола е същата като текущата. Изберете друга.',
    'dde.error.identical': 'Двете пароли не съвпадат.',
    'dde.error.noSelectableDokuboxDefinition':
      'В тази продуктова категория няма вид докубокс за избор. Изберете друга категория.',
    'dde.error.noSegmentType':
      'Вашият бизнес сегмент не е известен, затова не може да се предложи продукт. Моля, обърнете се към банката.',
    'dde.error.noSegmentTypeBanker':
      'Нямате зададен бизнес сегмент. Моля, обърнете се към администратора на приложението.',
    'dde.error.namirialSettings': 'Настройките за подписване не можаха да се запазят',
    'dde.error.offline': 'Няма връзка. Моля, проверете мрежата и опитайте отново.',
    'dde.error.timeout': 'Отговорът се забави твърде много. Моля, опитайте отново.',
    'dde.error.fileNotAvailable':
      'Файлът не е достъпен за изтегляне. Поискайте копие от обслужващия Ви служител в банката.',
    'dde.error.customNameNotEditable': 'Наименованието не може да се промени при текущия статус.',
    'dde.error.unknownWorld':
      'Този тестов свят е приключил или не е съществувал. Отворете сценарий отново, за да продължите.',
    'dde.error.worldFull': 'Този тестов свят е пълен. Започнете отначало от неговия сценарий.',
    'dde.error.worldUnreadable':
      'Този тестов свят не може да бъде прочетен. Помолете администратора на симулатора да го възстанови.',
    'dde.error.unknownScenario': 'Този сценарий не съществува.',
    'dde.error.controlTokenRequired': 'За интерфейса за управление е нужен валиден токен.',
    'dde.success.download': 'Файлът е изтеглен.',
    'dde.success.messageSaved': 'Съобщението е изпратено.',
    'dde.success.terminated': 'Докубоксът е прекратен.',
    'dde.success.pendingApproval': 'Прекратяването чака одобрение от банката.',
    'dde.success.fileUploaded': 'Файлът е качен.',
    'dde.success.renamed': 'Наименованието е променено.',
    'dde.redirection.title': 'Върнахте се',
    'dde.redirection.message':
      'Услугата за подписване Ви върна в портала. Статусът ще се обнови до една минута.',
    'dde.product.default': 'Банков продукт',
  },
} satisfies Translation<typeof en>;
