import type { Locator } from '@playwright/test';
import { findColourName, type ColourName } from 'shared-kernel/testing/name-of-colour';

export const getColourName = async (text: Locator): Promise<ColourName> =>
  findColourName(await text.evaluate((element) => getComputedStyle(element).color));
