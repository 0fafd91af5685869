import { useStore } from '@nanostores/react';
import { $account } from './store.ts';

export const useStaffMember = () => useStore($account);
