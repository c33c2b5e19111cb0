import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/**
 * The resources that a worker keeps between story files: its browser connection, and one page.
 *
 * @type {{
 *   browser: import('playwright').Browser,
 *   context: import('playwright').BrowserContext,
 *   page: import('playwright').Page,
 * } | undefined}
 */
let kept;

// The runner no longer listens to a worker whose work is done. An open connection would keep it
// alive.
process.on('removeListener', (event) => {
  if (event === 'message') void kept?.browser.close();
});

/**
 * Returns the same page, for the runner to prepare again. Functions exposed to a page stay when
 * another document loads, and cannot be exposed twice.
 *
 * @param {import('playwright').Page} page
 * @returns {import('playwright').Page}
 */
const exposedBefore = (page) =>
  Object.create(page, { exposeBinding: { value: () => Promise.resolve() } });

/**
 * Runs in the page before Storybook. The highlighter reads the style of every element after every
 * story to draw frames around findings, which no one sees here.
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

/** Returns a runner's configuration that opens no browser for each file. */
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
 * The environment of a story file. The runner's own environment connects to the browser for each
 * file, opens a page in a new process and loads the runner's modules again. That takes longer than
 * most stories. This environment reloads the Storybook in the existing page, so that no file sees
 * the rest of another. It also passes on the runner's hooks, which it has loaded once. A file with
 * a failure closes its page, because parts of it may still be running.
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
    // The names that the runner's tests use.
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
      // Values deleted here are not closed or emptied with the file's globals.
      for (const name of ['browser', 'context', 'page']) delete global[name];
    }
    await super.teardown();
  }
}
