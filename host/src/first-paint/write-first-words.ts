import { portalKeyFromRoute, portalTitle } from 'shared-kernel/domain/portal';
import { isAuditLog, overview, ownHeading } from '../page/overview-tab';
import { headingAt, stampedRemotes, tabNamed, tabsOf } from '../page/described-tabs';

const within = (selector: string) =>
  document.querySelector<HTMLElement>(`[data-first="dashboard"] ${selector}`);

function write(selector: string, text: string): void {
  const element = within(selector);
  if (element) element.textContent = text;
}

/** Draws the tabs that the page knows as the one that it has, that of the address marked. */
function writeTabs(tabs: readonly { readonly key: string; readonly label: string }[], key: string) {
  const blank = within('[role="tab"]');
  for (const tab of tabs) {
    const drawn = blank?.cloneNode(true);
    if (!(drawn instanceof HTMLElement)) continue;
    drawn.setAttribute('aria-selected', String(tab.key === key));
    drawn.lastElementChild?.append(tab.label);
    blank?.before(drawn);
  }
  blank?.remove();
  within('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Writes into a dashboard as the HTML paints it what the address decides, before it is painted. */
export function writeFirstWords(): void {
  if (document.documentElement.dataset.page !== 'dashboard') return;
  write('h1', portalTitle[portalKeyFromRoute(location.pathname.split('/')[3])]);
  const remotes = tabsOf(stampedRemotes());
  const address = new URLSearchParams(location.search);
  const remote = tabNamed(remotes, address.get('tab'));
  writeTabs([overview, ...remotes], (remote ?? overview).key);
  const heading = remote ? headingAt(remote, address) : ownHeading(isAuditLog(address));
  if (heading?.isDated !== true) within('h2 + div')?.remove();
  if (!heading) return;
  write('h2', heading.title);
  write('main p', heading.lead);
}
