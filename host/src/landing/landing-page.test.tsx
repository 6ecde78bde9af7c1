import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, useNavigate } from 'react-router-dom';
import { clients } from 'shared-kernel/testing/records';
import { createMemoryRouter, renderWithProviders } from 'shared-kernel/testing/render';
import { GateGuard } from '../gate/gate-guard';
import { paths } from '../page/paths';
import { bankingDisclaimer } from '../brand/banking-disclaimer';
import { useGate } from '../gate/gate';
import { mockDialogMethods } from '../page/mock-dialog';
import { LandingPage } from './landing-page';

beforeAll(mockDialogMethods);

const renderPage = (route = '/trustfold') => renderWithProviders(<LandingPage />, { route });
const banner = () => within(screen.getByRole('banner'));

function OpenGate() {
  const gate = useGate();
  const navigate = useNavigate();
  const open = () => {
    gate.open();
    void navigate(paths.landing);
  };
  return <button onClick={open}>Open the gate</button>;
}

describe('landing page', () => {
  it('[L1] the header of the landing page has the logo, three section links in order and three buttons', () => {
    renderPage();
    expect(banner().getByRole('link', { name: 'Trustfold' })).toHaveAttribute('href', '/trustfold');
    const anchors = within(banner().getByRole('navigation', { name: 'Sections' }));
    expect(anchors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#solutions',
      '#how-it-works',
      '#compliance',
    ]);
    expect(banner().getByRole('button', { name: 'Lock' })).toBeVisible();
    expect(banner().getByRole('button', { name: 'Book a Demo' })).toBeVisible();
    expect(document.title).toBe('Legal-grade automation · Trustfold');
  });

  it('[L1] the landing page has a section for every section link', () => {
    renderPage();
    for (const [id, name] of [
      ['solutions', 'Automation suite'],
      ['how-it-works', 'How it works'],
      ['compliance', 'Regulatory compliance'],
    ] as const) {
      expect(screen.getByRole('region', { name })).toHaveAttribute('id', id);
    }
  });

  it('[R135, L1] the landing page opens at a URL with a malformed anchor', () => {
    window.history.replaceState(null, '', '#%E0%A4%A');
    renderPage();
    expect(banner().getByRole('button', { name: 'Lock' })).toBeVisible();
    window.history.replaceState(null, '', '/');
  });

  it('[L1] the landing page links to the portal sign-in', async () => {
    const { user, location } = renderPage();
    await user.click(banner().getByRole('link', { name: 'Portal Access' }));
    expect(location()).toBe('/portal/login');
  });

  it('[L1, GA7, B11] Lock clears only the gate flag and returns to the gate', async () => {
    sessionStorage.setItem('portalAuth', 'kept');
    const router = createMemoryRouter(
      [
        { path: paths.gate, element: <OpenGate /> },
        {
          element: <GateGuard />,
          children: [{ path: paths.landing, element: <LandingPage /> }],
        },
      ],
      { initialEntries: [paths.gate] },
    );
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the gate' }));
    expect(localStorage.getItem('tf_site_gate')).toBe('ok');
    await userEvent.click(banner().getByRole('button', { name: 'Lock' }));
    expect(await screen.findByRole('button', { name: 'Open the gate' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('tf_site_gate')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
    expect(sessionStorage.getItem('portalAuth')).toBe('kept');
  });

  it('[L1] every “Book a Demo” button opens the demo request dialog', async () => {
    const { user } = renderPage();
    for (const opener of screen.getAllByRole('button', { name: 'Book a Demo' })) {
      await user.click(opener);
      const dialog = await screen.findByLabelText('Book a Demo');
      await user.click(within(dialog).getByLabelText('Close'));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  it('[R15, L1] the menu of the landing page opens on small screens, and closes with Escape or a section link', async () => {
    const { user } = renderPage();
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(toggle, { key: 'Escape', keyCode: 229 });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(banner().getByRole('link', { name: 'Solutions' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('[L1] the landing page offers a skip link to the main content', () => {
    renderPage();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Skip to content');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('[L1] the landing page marks the link to the visible section', () => {
    let report: IntersectionObserverCallback | undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      report = callback;
      return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    });
    renderPage();
    const see = (id: string, isIntersecting: boolean) =>
      act(() =>
        report?.(
          [
            {
              target: document.getElementById(id),
              isIntersecting,
            } as unknown as IntersectionObserverEntry,
          ],
          {} as IntersectionObserver,
        ),
      );
    see('compliance', true);
    expect(banner().getByRole('link', { name: 'Compliance' })).toHaveAttribute('aria-current');
    see('compliance', false);
    expect(banner().getByRole('link', { name: 'Compliance' })).not.toHaveAttribute('aria-current');
  });

  it('[L1] the landing page scrolls to the section in the URL', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '#compliance');
    renderPage();
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: /Regulatory/ })]);
    window.history.replaceState(null, '', window.location.pathname);
  });

  it('[L2] the landing page shows the sections in the specified order, followed by a footer', () => {
    renderPage();
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .filter((heading) => heading.tagName !== 'H3')
      .map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Legal-grade automation for contracts, compliance and payments',
      'How it works',
      'Automation suite',
      'Bank integration',
      'Industries served',
      'Regulatory compliance',
      'Disclosure',
      'Manage every contract from draft to settlement',
    ]);
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it.each([
    ['How it works', ['Partnership setup', 'Transaction processing', 'Real-time updates']],
    ['Industries served', ['Trade finance', 'Global corporations', 'Financial services']],
    [
      'Automation suite',
      [
        'Contract management',
        'KYC/AML compliance scoring',
        'Legal-as-a-Service',
        'Transaction monitoring',
        'Process tracking',
      ],
    ],
  ])('[L2, G4] the landing page lists the specified items under %s', (section, titles) => {
    renderPage();
    const found = within(screen.getByRole('region', { name: section })).getAllByRole('heading', {
      level: 3,
    });
    expect(found.map((heading) => heading.textContent)).toEqual(titles);
  });

  it('[L2] the landing page lists the regulators', () => {
    renderPage();
    const terms = within(screen.getByRole('region', { name: 'Regulatory compliance' }));
    expect(terms.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'SEC',
      'CFTC',
      'FinCEN',
      'MiCA',
      'Global',
    ]);
  });

  it('[L2, G3] the landing page states before the call to action that Trustfold is not a bank', () => {
    renderPage();
    const disclosure = screen.getByRole('region', { name: 'Disclosure' });
    expect(within(disclosure).getByText(bankingDisclaimer)).toBeVisible();
    expect(disclosure.nextElementSibling).toBe(
      screen.getByRole('region', { name: /Manage every contract/ }),
    );
  });

  it('[G4] the landing page addresses energy and cross-border trade clients and their reviewers', () => {
    renderPage();
    const industries = within(screen.getByRole('region', { name: 'Industries served' }));
    expect(
      industries.getByText(
        'Made for energy-sector and cross-border trade clients, and for the operators who review them.',
      ),
    ).toBeVisible();
  });

  it('[R163] with a server, the landing page does not mention sample data', () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { server: 'https://api.example', issuer: 'https://id.example' });
    dataset.clientId = 'trustfold';
    renderPage();
    expect(screen.queryByText(/sample data|this browser/i)).not.toBeInTheDocument();
    expect(screen.getByText(/^All figures shown are examples\./)).toHaveTextContent('api.example');
    for (const name of ['server', 'issuer', 'clientId']) Reflect.deleteProperty(dataset, name);
  });

  it('[L3] the landing page shows no figures except 45+ countries, sample data and illustrations', () => {
    const { container } = renderPage();
    const words = container.innerHTML.replaceAll(/<[^>]*>/g, ' ');
    const steps = ['1', '2', '3'];
    const days = Array.from({ length: 16 }, (_, index) => String(index + 15));
    const scores = clients
      .filter(({ companyName }) => words.includes(companyName))
      .map(({ complianceScore }) => String(complianceScore));
    expect(scores).toHaveLength(3);
    const figures = ['45+', '$45,000,000', '94%', '18.5', '94.2%', ...scores];
    expect(new Set(words.match(/\$?\d[\d.,]*[%+]?/g))).toEqual(
      new Set([...figures, ...steps, ...days]),
    );
    expect(screen.getByText(/^A contract worth .+ Sample data\.$/)).toBeVisible();
  });

  it('[L3, G4] the landing page mentions 45+ countries, but no customer, award or logo', () => {
    const { container } = renderPage();
    expect(screen.getByText('Service in 45+ countries')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/testimonial|award|trusted by|certified by/i);
  });
});
