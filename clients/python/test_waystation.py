"""Tests of the client against the program that $WAYSTATION names."""

import os
import random
import subprocess
import tempfile
import unittest

import waystation

GAMES = ["firelands", "posthuman", "saga", "heredity"]


def play(env, seed, rng, most=400):
    """Plays some of a match at random, and returns what was seen on the way."""
    env.reset(seed=seed)
    trace = []
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            continue
        n = sum(observation["action_mask"])
        action = rng.randrange(n)
        trace.append((agent, bytes(observation["observation"]), bytes(observation["options"]), int(n), action))
        env.step(action)
    return trace


class Playing(unittest.TestCase):
    def setUp(self):
        self.station = waystation.Station()
        self.addCleanup(self.station.close)

    def test_games(self):
        self.assertEqual([g["name"] for g in self.station.hello["games"]], GAMES)

    def test_same_seed_same_match(self):
        for game in GAMES:
            env = waystation.env(game, players=2, station=self.station)
            first = play(env, 7, random.Random(1))
            self.assertGreater(len(first), 50, game)
            self.assertEqual(first, play(env, 7, random.Random(1)), game)
            self.assertNotEqual(first, play(env, 8, random.Random(1)), game)
            env.close()

    def test_a_whole_match(self):
        env = waystation.env("firelands", players=3, seed="whole", station=self.station)
        env.reset()
        self.assertEqual(env.possible_agents, ["seat_0", "seat_1", "seat_2"])
        self.assertEqual(env.max_num_agents, 3)
        rng, earned, dead = random.Random(2), {}, 0
        for agent in env.agent_iter():
            self.assertIn(agent, env.agents)
            _, reward, termination, truncation, info = env.last()
            if termination or truncation:
                earned[agent], dead = reward, dead + 1
                self.assertTrue(termination)
                self.assertIn("score", info)
                env.step(None)
            else:
                self.assertIn("prompt", info)
                self.assertEqual(reward, 0)
                env.step(env.sample(rng))
        self.assertEqual(dead, 3)
        self.assertEqual(sorted(set(earned.values())), [-1, 1])
        self.assertEqual(env.agents, [])
        with self.assertRaises(waystation.Error) as refused:
            env.step(0)
        self.assertEqual(refused.exception.code, "over")
        env.reset()
        self.assertEqual(env.num_agents, 3)

    def test_json(self):
        env = waystation.env("posthuman", players=2, observations="json", station=self.station)
        env.reset(seed=3)
        for _ in range(60):
            seen = env.observe(env.agent_selection)
            self.assertEqual(seen["agent"], env.agent_selection)
            self.assertEqual(seen["view"]["seat"], seen["seat"])
            self.assertEqual(len(seen["question"]["actions"]), sum(seen["action_mask"]))
            for other in env.agents:
                if other != env.agent_selection:
                    away = env.observe(other)
                    self.assertNotIn("question", away)
                    self.assertEqual(sum(away["action_mask"]), 0)
            self.assertIn(seen["question"]["text"], env.render())
            env.step(env.sample(random.Random(4)))

    def test_bots_and_limits(self):
        env = waystation.env("saga", players=2, bots={"seat_1": "random"}, limit=100, station=self.station)
        self.assertEqual(env.possible_agents, ["seat_0"])
        env.reset(seed=5)
        while not env.truncations["seat_0"]:
            env.step(env.sample())
        self.assertFalse(env.terminations["seat_0"])
        env.step(None)
        self.assertEqual(env.agents, [])

    def test_many_at_once(self):
        envs = [waystation.env("firelands", station=self.station, seed=i) for i in range(300)]
        for e in envs:
            e.reset()
        for _ in range(3):
            self.station.step_all([(e, e.sample()) for e in envs])
        alone = waystation.env("firelands", station=self.station, seed=9)
        alone.reset()
        self.assertEqual(alone.number, 301)

    def test_what_is_wrong_is_said(self):
        env = waystation.env("firelands", station=self.station)
        env.reset(seed=1)
        before = bytes(env.observe(env.agent_selection)["observation"])
        for action in [10**6, -5]:
            with self.assertRaises(waystation.Error) as refused:
                env.step(action)
            self.assertEqual(refused.exception.code, "action")
        answer = self.station.ask(do="observe", env=env.number, agent=env.agent_selection)
        self.assertEqual(bytes(env._observation(answer)["observation"]), before)
        with self.assertRaises(waystation.Error) as refused:
            waystation.env("chess", station=self.station)
        self.assertEqual(refused.exception.code, "no_game")

    def test_spaces(self):
        env = waystation.env("heredity", station=self.station)
        env.reset(seed=1)
        seen = env.observe("seat_0")
        width = self.station.hello["actions"]
        self.assertEqual(env.action_space("seat_0").n, width)
        self.assertEqual(len(seen["action_mask"]), width)
        self.assertEqual(memoryview(seen["options"]).nbytes, 4 * width * self.station.hello["option_size"])
        if waystation.spaces is not None and waystation.numpy is not None:
            self.assertTrue(env.observation_space("seat_0").contains(seen))

    @unittest.skipIf(waystation.AECEnv is object, "pettingzoo is not installed")
    def test_pettingzoo_finds_nothing(self):
        from pettingzoo.test import api_test
        api_test(waystation.env("firelands", station=self.station, limit=300), num_cycles=200)


class Listening(unittest.TestCase):
    def test_a_socket(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "s")
            program = subprocess.Popen([os.environ.get("WAYSTATION", "waystation"), "env", "--listen", "unix:" + path],
                                       stdout=subprocess.PIPE)
            try:
                program.stdout.readline()
                with waystation.Station(address="unix:" + path) as a, waystation.Station(address="unix:" + path) as b:
                    x = waystation.env("firelands", station=a, seed=1)
                    y = waystation.env("firelands", station=b, seed=1)
                    self.assertEqual((x.number, y.number), (1, 1))
                    x.reset()
                    y.reset()
                    self.assertEqual(x._state, y._state)
            finally:
                program.terminate()
                program.wait()
                program.stdout.close()


if __name__ == "__main__":
    unittest.main()
