import type { CommonState } from '@repo/shell/store/create-app-store';
import { useSelector } from 'react-redux';

/** Reads the state of this app. */
export const useAppSelector = useSelector.withTypes<CommonState>();
