import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from '$lib/begin';

await begin();
const target = document.getElementById('app');
if (target) mount(App, { target });
