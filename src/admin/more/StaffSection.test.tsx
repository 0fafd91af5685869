// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffSection } from './StaffSection.tsx';

const ACCOUNT = { uid: 'u', email: 'ny@dealer.dk', role: 'sales', last_sign_in: null };
const call = vi.hoisted(() => vi.fn());
vi.mock('../data/call-staff-api.ts', () => ({ callStaffApi: call }));

afterEach(cleanup);

test('a double press mails an invitation again once', async () => {
  call.mockImplementation((_path, action) =>
    action
      ? new Promise(() => {})
      : Promise.resolve({ staff: [{ ...ACCOUNT, second_factor: false }] }),
  );
  render(<StaffSection />);
  const button = await screen.findByRole('button', { name: /^Send invitation igen/u });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(call.mock.calls.filter(([, action]) => action)).toHaveLength(1);
});
