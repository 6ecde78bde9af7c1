import { portalKeyFromRoute, portalTitle } from 'shared-kernel/domain/portal';
import { isAuditLog, overview, ownHeading } from '../page/overview-tab';
import { headingAt, stampedRemotes, tabNamed, tabsOf } from '../page/described-tabs';
import { firstWords } from '../page/first-words';

const within = (selector: string) =>
  document.querySelector<HTMLElement>(`#first-paint ${selector}`);

function write(selector: string, text: string): void {
  const element = within(selector);
  if (element) element.textContent = text;
}

/** The portal by its title, and the tabs that the page knows, that of the address marked. */
function writeFrame(): void {
  write('.first-title', portalTitle[portalKeyFromRoute(location.pathname.split('/')[3])]);
  const remotes = tabsOf(stampedRemotes());
  const address = new URLSearchParams(location.search);
  const remote = tabNamed(remotes, address.get('tab'));
  const current = remote ?? overview;
  const rail = within('nav');
  for (const { key, label } of [overview, ...remotes]) {
    const tab = document.createElement('span');
    tab.textContent = label;
    if (key === current.key) tab.dataset.current = '';
    rail?.append(tab);
  }
  rail?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  const heading = remote ? headingAt(remote, address) : ownHeading(isAuditLog(address));
  if (!heading) return;
  write('.first-screen h2', heading.title);
  write('.first-screen h2 + p', heading.lead);
  if (heading.isDated) within('.first-screen h2')?.setAttribute('data-dated', '');
}

/** Writes into the page as the HTML paints it what the address decides, before it is painted. */
export function writeFirstWords(): void {
  const { page = '' } = document.documentElement.dataset;
  if (page === 'dashboard') writeFrame();
  if (page === 'landing') within('.first-words')?.setAttribute('data-theme', 'dark');
  if (!Object.hasOwn(firstWords, page)) return;
  const { title, lead } = firstWords[page as keyof typeof firstWords];
  write('.first-words h1', title);
  write('.first-words h1 + p', lead);
}
