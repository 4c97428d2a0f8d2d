import { combineReducers } from '@reduxjs/toolkit';
import { serverDataReducer } from '@repo/shell/store/create-app-store';

export const reducer = combineReducers(serverDataReducer);
