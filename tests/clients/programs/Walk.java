import java.net.URI;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.BoxesApi;
import org.openapitools.client.api.CreationApi;
import org.openapitools.client.api.DokusApi;
import org.openapitools.client.model.*;

/** One box from creation to the archive, with the client that OpenAPI Generator generates for Java. */
public final class Walk {
  private static final String OFFSET = "-60";
  private static final String FLOW = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
  private static final Language EN = Language.EN;
  private static final Tenant CZ = Tenant.CZ;
  private static final ClientApplication PORTAL = ClientApplication.DDE_PORTAL;

  private static ApiClient as(String token) {
    ApiClient client = new ApiClient();
    URI base = URI.create(System.getenv("BASE_URL"));
    client.setScheme(base.getScheme());
    client.setHost(base.getHost());
    client.setPort(base.getPort());
    client.setRequestInterceptor(request -> request.header("X-Id-Token", token));
    return client;
  }

  private static ConfiguredDoku configured(Doku doku, Long used) {
    ConfiguredDoku configured =
        new ConfiguredDoku()
            .dokuId(doku.getId())
            .usedInBox(doku.getId().equals(used))
            .ordinalNumber(doku.getOrdinalNumber())
            .participants(new ArrayList<>());
    for (Participant one : doku.getParticipants()) {
      configured.addParticipantsItem(
          new ConfiguredParticipant()
              .participantType(one.getParticipantType())
              .participantRole(one.getParticipantRole())
              .userId(one.getUser().getId()));
    }
    return configured;
  }

  private static DokuStatus statusOf(Dokubox box, Long id) {
    return box.getDokus().stream().filter(one -> one.getId().equals(id)).findFirst().get().getStatus();
  }

  public static void main(String[] args) throws Exception {
    ApiClient client = as(System.getenv("CLIENT_TOKEN"));
    ApiClient banker = as(System.getenv("BANKER_TOKEN"));
    CreationApi creation = new CreationApi(client);
    DokusApi clientDokus = new DokusApi(client);
    DokusApi bankerDokus = new DokusApi(banker);

    Dokubox created =
        creation.createClientDokubox(
            EN, CZ, Channel.INTERNET, UserType.CLIENT, OFFSET, PORTAL, FLOW,
            new CreateClientDokuboxRequest().definitionPid("LOAN-MB-01").categoryCode("MB_LOAN"));
    Long boxId = created.getId();
    creation.completeClientSetup(
        EN, CZ, Channel.INTERNET, UserType.CLIENT, OFFSET, PORTAL, FLOW,
        new HandOverRequest().dokuBoxId(boxId));
    Long dokuId =
        created.getDokus().stream()
            .filter(one -> one.getStatus() == DokuStatus.WAITING_CLIENT_UPLOAD)
            .findFirst()
            .get()
            .getId();

    Dokubox prepared =
        new BoxesApi(banker)
            .loadDokubox(
                boxId, EN, CZ, Channel.INTRANET, UserType.BANKER, OFFSET, PORTAL, FLOW, null);
    List<ConfiguredDoku> dokus = new ArrayList<>();
    for (Doku doku : prepared.getDokus()) dokus.add(configured(doku, dokuId));
    Dokubox started =
        new CreationApi(banker)
            .configureDokubox(
                EN, CZ, Channel.INTRANET, UserType.BANKER, OFFSET, PORTAL, FLOW,
                new ConfigureDokuboxRequest()
                    .dokuBoxId(boxId)
                    .clientSignatureSystem(ClientSignatureSystem.NA)
                    .bankSignatureSystem(BankSignatureSystem.NA)
                    .validatorRoleOptional(false)
                    .complete(true)
                    .dokus(dokus));
    System.out.println(started.getStatus().getValue());

    SubmitDokuStaticAction upload =
        new SubmitDokuStaticAction()
            .dokuId(dokuId)
            .dokuStaticAction(DokuStaticAction.UPLOAD)
            .actionData(new StaticActionData().fileName("Statements.pdf"))
            .fileContent(Base64.getDecoder().decode(System.getenv("FILE")));
    clientDokus.submitClientDokubox(
        EN, CZ, Channel.INTERNET, UserType.CLIENT, OFFSET, PORTAL, FLOW,
        submit(boxId, new SubmittedDoku().id(dokuId).dokuAction(DokuAction.SENDTOBANK)
            .addSubmitDokuStaticActionsItem(upload)));
    for (DokuAction action : List.of(DokuAction.SENDFORARCHIVING, DokuAction.SENDTOARCHIVE)) {
      Dokubox box =
          bankerDokus.submitBankerDokubox(
              EN, CZ, Channel.INTRANET, UserType.BANKER, OFFSET, PORTAL, FLOW,
              submit(boxId, new SubmittedDoku().id(dokuId).dokuAction(action)));
      System.out.println(statusOf(box, dokuId).getValue());
    }

    DokuboxStatus status = DokuboxStatus.IN_PROGRESS;
    while (status == DokuboxStatus.IN_PROGRESS) {
      Thread.sleep(100);
      status =
          new BoxesApi(client)
              .loadDokubox(
                  boxId, EN, CZ, Channel.INTERNET, UserType.CLIENT, OFFSET, PORTAL, FLOW, null)
              .getStatus();
    }
    System.out.println(status.getValue());
  }

  private static SubmitDokuboxRequest submit(Long boxId, SubmittedDoku doku) {
    return new SubmitDokuboxRequest().dokuBoxId(boxId).addDokusItem(doku);
  }
}
