// The creatures that Quirkies is about, and that greet people everywhere in the house.
import { hang } from '../hang';
import drawings from './drawings.svg?raw';
import './drawings.css';

hang(drawings, 'qk-blip');
