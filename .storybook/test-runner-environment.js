import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/**
 * What a worker keeps from story file to story file: its connection to the browser, and one page.
 *
 * @type {{
 *   browser: import('playwright').Browser,
 *   context: import('playwright').BrowserContext,
 *   page: import('playwright').Page,
 * } | undefined}
 */
let kept;

// The runner no longer listens to a worker that has nothing left to do. An open connection would keep
// it alive.
process.on('removeListener', (event) => {
  if (event === 'message') void kept?.browser.close();
});

/**
 * The same page for the runner to prepare once more: what it exposes to a page outlives the load of
 * another document, and cannot be exposed twice.
 *
 * @param {import('playwright').Page} page
 * @returns {import('playwright').Page}
 */
const exposedBefore = (page) =>
  Object.create(page, { exposeBinding: { value: () => Promise.resolve() } });

/**
 * Runs in the page before Storybook does: nobody looks at frames around findings, and to draw them the
 * highlighter reads the style of every element after every story.
 */
function withoutHighlighter() {
  let features;
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given) => {
      features = { ...given, highlight: false };
    },
  });
}

/** A runner's configuration by which it opens no browser for a file. */
function withoutBrowser({ testEnvironmentOptions, ...config }) {
  const playwright = testEnvironmentOptions['jest-playwright'];
  return {
    ...config,
    testEnvironmentOptions: {
      ...testEnvironmentOptions,
      'jest-playwright': { ...playwright, skipInitialization: true },
    },
  };
}

/**
 * The environment of a story file. The runner's own connects to the browser for each file, opens a
 * page in a process of its own and loads the runner into a new world of modules: together more work
 * than most stories. This one loads the Storybook anew in the page that is there, so that no file sees
 * what another left behind, and hands over the runner's hooks, which it has loaded once. A file in
 * which something failed gives its page away, for nobody knows what hangs there.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  #failed = false;

  async setup() {
    const { global } = this;
    if (kept?.browser.isConnected() && !kept.page.isClosed()) {
      this._config = withoutBrowser(this._config);
      await super.setup();
      Object.assign(global, kept);
      await setupPage(exposedBefore(kept.page), kept.context);
    } else {
      await super.setup();
      await global.page.addInitScript(withoutHighlighter);
      await setupPage(global.page, global.context);
    }
    const { preVisit, postVisit } = await getTestRunnerConfig();
    // The names by which the runner's tests know them.
    Object.assign(global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
    });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#failed = true;
  }

  async teardown() {
    const { global } = this;
    const { browser, context, page } = global;
    kept = undefined;
    if (!this.#failed && page !== undefined) {
      kept = { browser, context, page };
      // What the world of the file no longer holds is neither closed nor emptied with it.
      for (const name of ['browser', 'context', 'page']) delete global[name];
    }
    await super.teardown();
  }
}
