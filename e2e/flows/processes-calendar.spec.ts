import { readFile } from 'node:fs/promises';
import { narrowViewportSize } from '../core/viewports';
import { expect, test } from '../core/test';
import { ProcessesPage } from '../pages/processes.page';

test('[PM4, PM5, B18, B19] the user can move through the calendar and open a day with the keyboard @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&section=calendar');
  await expect(processes.calendar()).toBeVisible();
  await expect(processes.day(21)).toHaveAttribute('data-highlight', 'rejected');
  await processes.day(22).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(processes.day(21)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(processes.day(21)).toHaveAttribute('data-highlight', 'selected');
  await expect(page).toHaveURL(/day=21/);
  await expect(processes.details('Jul 21, 2024')).toContainText(
    'Dip test rejected then re-test required',
  );
});

test('[PM4] an overdue process can be opened from the agenda with the keyboard @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&section=calendar&calendar=all');
  const agenda = page.getByRole('list', { name: 'Agenda' });
  await expect(agenda.getByRole('listitem').first()).toContainText('3d late');
  await agenda.getByRole('button', { name: 'Shipping documents presented' }).press('Enter');
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
});

test('[PM4] a process downloads as a calendar file @deep', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-001');
  const download = page.waitForEvent('download');
  await processes.button('Download .ics').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('PF-001.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(16);
  expect(text).toContain('DTSTART;VALUE=DATE:20240715');
});

test('[PM4] on a phone the calendar is shown as a list @deep', async ({ page }) => {
  await page.setViewportSize(narrowViewportSize);
  const processes = new ProcessesPage(page);
  await processes.goto('&section=calendar');
  await expect(processes.calendarList().getByRole('button')).toHaveCount(16);
  await expect(processes.calendar()).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
});

test('[PM4, PM5] the text of a milestone’s tag takes at most three lines @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&section=calendar&calendar=all');
  const tags = processes.calendar().locator('.ant-tag');
  await expect(tags.first()).toBeVisible();
  const tooHigh = await tags.evaluateAll((all) =>
    all
      .filter((tag) => tag.getBoundingClientRect().height > 3 * 15 + 4)
      .map((tag) => tag.textContent),
  );
  expect(tooHigh).toEqual([]);
});
