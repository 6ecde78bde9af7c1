import { startApp } from './bootstrap';

const createRoot = jest.fn<{ render: () => void }, []>();
jest.mock('react-dom/client', () => ({ createRoot: () => createRoot() }));
jest.mock('./app/app', () => ({ App: () => null }));

const words = () => document.getElementById('not-loaded');

beforeEach(() => {
  document.body.innerHTML = '<main id="not-loaded" hidden></main>';
});

describe('shell start', () => {
  it('[E3] starting the shell removes the message that the page could not be loaded', () => {
    createRoot.mockReturnValue({ render: () => undefined });
    startApp();
    expect(words()).toBeNull();
    expect(document.getElementById('root')).not.toBeNull();
  });

  it('[E3] the message that the page could not be loaded remains if the start fails', () => {
    createRoot.mockImplementation(() => {
      throw new TypeError('no root');
    });
    expect(startApp).toThrow('no root');
    expect(words()).not.toBeNull();
  });
});
