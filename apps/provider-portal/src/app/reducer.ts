import { combineReducers } from '@reduxjs/toolkit';
import { commonReducers } from '@repo/shell/store/create-app-store';

export const reducer = combineReducers(commonReducers);
