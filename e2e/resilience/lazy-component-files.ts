import type { Locator, Page } from '@playwright/test';
import { ContractsPage } from '../pages/contracts.page';

interface LazyComponentFiles {
  readonly whose: string;
  readonly files: Readonly<Record<string, string>>;
  readonly tab: 'profile' | 'contracts';
  readonly ask: (page: Page) => Promise<void>;
  readonly said: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
}

const anyOf = { script: '/assets/*.js*', stylesheet: '/assets/*.css*' };

const told = (page: Page, text: string) => page.getByText(text).first();

export const lazyComponentFiles: readonly LazyComponentFiles[] = [
  {
    whose: 'the search',
    files: anyOf,
    tab: 'profile',
    ask: (page) => page.keyboard.press('ControlOrMeta+k'),
    said: (page) => told(page, 'The search could not be loaded'),
    shown: (page) => page.getByRole('combobox', { name: 'Search Trustfold' }),
  },
  {
    whose: 'the diagnostics',
    files: { script: anyOf.script },
    tab: 'profile',
    ask: (page) => page.getByRole('button', { name: 'Diagnostics and releases' }).click(),
    said: (page) => told(page, 'The diagnostics could not be loaded'),
    shown: (page) => page.getByRole('dialog', { name: 'Diagnostics and releases' }),
  },
  {
    whose: 'a dialog’s form',
    files: { script: '/assets/platform-form.*.js*' },
    tab: 'contracts',
    ask: (page) => new ContractsPage(page).create().press('Enter'),
    said: (page) => told(page, 'The dialog could not be loaded'),
    shown: (page) => new ContractsPage(page).dialog('Create contract'),
  },
];
