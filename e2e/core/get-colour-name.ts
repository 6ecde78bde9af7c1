import type { Locator } from '@playwright/test';
import { nameOfColour, type ColourName } from 'shared-kernel/testing/name-of-colour';

export const getColourName = async (text: Locator): Promise<ColourName> =>
  nameOfColour(await text.evaluate((element) => getComputedStyle(element).color));
