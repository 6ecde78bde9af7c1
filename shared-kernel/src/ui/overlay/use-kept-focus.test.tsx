import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useKeptFocus } from './use-kept-focus';

function Page({ children }: { readonly children: ReactNode }) {
  useKeptFocus();
  return <main>{children}</main>;
}

/** Its button goes, or is another, once it was pressed. */
function Once({ label, after }: { readonly label: string; readonly after?: ReactNode }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return after;
  return (
    <button type="button" onClick={() => setIsDone(true)}>
      {label}
    </button>
  );
}

async function press(ui: ReactNode, name: string) {
  const user = userEvent.setup();
  render(<Page>{ui}</Page>);
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  return user;
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const focusIsOn = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

describe('useKeptFocus', () => {
  it('[ui] hands the focus to the same control once it is drawn again', async () => {
    const again = (
      <span>
        <button type="button" aria-disabled="true">
          Mark all
        </button>
      </span>
    );
    await press(<Once label="Mark all" after={again} />, 'Mark all');
    await focusIsOn('button', 'Mark all');
  });

  it('[ui] leaves a focus alone that is on its way to the next while something else is removed', async () => {
    render(
      <Page>
        <button type="button">First</button>
      </Page>,
    );
    const first = screen.getByRole('button', { name: 'First' });
    const hint = document.body.appendChild(document.createElement('p'));
    first.focus();
    first.blur();
    hint.remove();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });

  it('[ui] hands it to the named group that a button was in, and Tab goes on from there', async () => {
    const user = await press(
      <div role="group" aria-label="Moves">
        <Once label="Approve" />
        <button type="button">Reject</button>
      </div>,
      'Approve',
    );
    await focusIsOn('group', 'Moves');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
    expect(screen.getByRole('group')).not.toHaveAttribute('tabindex');
  });

  it('[ui] hands it over before the next key arrives', async () => {
    await press(
      <div role="group" aria-label="Moves">
        <Once label="Approve" />
      </div>,
      'Approve',
    );
    expect(screen.getByRole('group', { name: 'Moves' })).toHaveFocus();
  });

  it('[ui] goes on to the same control where it is drawn a moment later', async () => {
    const { rerender } = render(
      <Page>
        <div role="group" aria-label="Moves">
          <button type="button">Approve</button>
        </div>
      </Page>,
    );
    screen.getByRole('button', { name: 'Approve' }).focus();
    rerender(
      <Page>
        <div role="group" aria-label="Moves" />
      </Page>,
    );
    await focusIsOn('group', 'Moves');
    rerender(
      <Page>
        <div role="group" aria-label="Moves">
          <button type="button">Approve</button>
        </div>
      </Page>,
    );
    await focusIsOn('button', 'Approve');
  });

  it('[ui] hands it to the heading of a section', async () => {
    await press(
      <section aria-labelledby="title">
        <h3 id="title">Signatures</h3>
        <Once label="Sign" />
      </section>,
      'Sign',
    );
    await focusIsOn('heading', 'Signatures');
  });

  it('[ui] lets Tab lead out of the page, while parts of it change, and in again', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <button type="button">First</button>
        <button type="button">Last</button>
      </Page>,
    );
    screen.getByRole('button', { name: 'Last' }).focus();
    await user.tab();
    document.body.append(document.createElement('output'));
    await twoFrames();
    await twoFrames();
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  });

  it('[ui] does not leave it on a control that is switched off', async () => {
    function Step() {
      const [isLast, setIsLast] = useState(false);
      return (
        <button type="button" disabled={isLast} onClick={() => setIsLast(true)}>
          Next
        </button>
      );
    }
    await press(
      <div role="group" aria-label="Steps">
        <Step />
      </div>,
      'Next',
    );
    await focusIsOn('group', 'Steps');
  });

  function Rows({ names }: { readonly names: readonly string[] }) {
    const [left, setLeft] = useState(names);
    return (
      <ul aria-label="Contracts">
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
              Archive {name}
            </button>
          </li>
        ))}
      </ul>
    );
  }

  it.each([
    ['the row that follows', 'Archive B', 'button', 'Archive C'],
    ['the last row', 'Archive C', 'button', 'Archive B'],
  ])('[ui] hands it to %s when a row was removed', async (_where, pressed, role, name) => {
    await press(<Rows names={['A', 'B', 'C']} />, pressed);
    await focusIsOn(role, name);
  });

  it('[ui] hands it to the list when its only row was removed', async () => {
    await press(<Rows names={['A']} />, 'Archive A');
    await focusIsOn('list', 'Contracts');
  });

  function Opened({ keepsRow }: { readonly keepsRow: boolean }) {
    const [isOpen, setIsOpen] = useState(false);
    const [isListed, setIsListed] = useState(true);
    return (
      <>
        <ul aria-label="Cases">
          {isListed && (
            <li>
              <button type="button" onClick={() => setIsOpen(true)}>
                Open first
              </button>
            </li>
          )}
          <li>
            <button type="button">Open second</button>
          </li>
        </ul>
        {isOpen &&
          createPortal(
            <div data-testid="frame" tabIndex={-1}>
              <div role="dialog" aria-modal="true" aria-label="Case">
                <button
                  type="button"
                  onClick={() => {
                    setIsListed(keepsRow);
                    setIsOpen(false);
                  }}
                >
                  Close
                </button>
              </div>
            </div>,
            document.body,
          )}
      </>
    );
  }

  it.each([
    ['what opened a layer that was removed', true, 'Open first'],
    ['the next row when the record left the list', false, 'Open second'],
  ])('[ui] hands it to %s', async (_where, keepsRow, name) => {
    const user = await press(<Opened keepsRow={keepsRow} />, 'Open first');
    screen.getByTestId('frame').focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');
    await focusIsOn('button', name);
  });

  it('[ui] leads from a layer that nothing opened to the heading of the page', async () => {
    const ui = (
      <>
        <h2>Contract Management</h2>
        <Once label="Show" after={null} />
      </>
    );
    const user = userEvent.setup();
    const { rerender } = render(
      <Page>
        {ui}
        {createPortal(
          <div role="dialog" aria-label="Contract">
            <button type="button">Close</button>
          </div>,
          document.body,
        )}
      </Page>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(<Page>{ui}</Page>);
    await focusIsOn('heading', 'Contract Management');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  });

  it.each([
    ['while a layer is open', true],
    ['afterwards', false],
  ])('[ui] goes on to a heading that comes %s', async (_when, isOpenMeanwhile) => {
    const dialog = (
      <div role="dialog" aria-label="Contract">
        <button type="button">Close</button>
      </div>
    );
    const heading = <h2>Contract Management</h2>;
    const { rerender } = render(<Page>{createPortal(dialog, document.body)}</Page>);
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(<Page>{null}</Page>);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    if (isOpenMeanwhile) {
      rerender(<Page>{createPortal(dialog, document.body)}</Page>);
      screen.getByRole('button', { name: 'Close' }).focus();
    }
    rerender(<Page>{heading}</Page>);
    await focusIsOn('heading', 'Contract Management');
  });

  it('[ui] goes on to the heading when a layer gives the focus back to a tab that had none', async () => {
    const tab = (heading: ReactNode) => (
      <Page>
        <section role="tabpanel" tabIndex={-1} aria-label="Contracts">
          {heading}
        </section>
        {createPortal(<button type="button">Close</button>, document.body)}
      </Page>
    );
    const { rerender } = render(tab(null));
    screen.getByRole('tabpanel').focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(tab(<h2>Contract Management</h2>));
    screen.getByRole('tabpanel').focus();
    await focusIsOn('heading', 'Contract Management');
  });

  it('[ui] stays away after a press beside everything', async () => {
    const user = userEvent.setup();
    const beside = <p>Beside</p>;
    const { rerender } = render(
      <Page>
        {beside}
        <button type="button">Edit</button>
      </Page>,
    );
    screen.getByRole('button', { name: 'Edit' }).focus();
    await user.click(screen.getByText('Beside'));
    rerender(<Page>{beside}</Page>);
    await twoFrames();
    expect(document.body).toHaveFocus();
  });
});
