// The alternative, socket.io: acknowledged calls and a broadcast.
import { Server } from 'socket.io';
import { answerQuestions } from './answer-questions.ts';

await answerQuestions((server) => {
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => {
    socket.on('Echo', (text: string, answer: (text: string) => void) => answer(text));
  });
  return { broadcast: (text) => void io.emit('Said', text) };
});
