#!/bin/sh
# Redis' users: one for each process, which sees its own keys only and administers nothing, and one for the operator's
# shell; nobody is let in without a name.
set -eu
may="+@all -@admin -@dangerous +info"
cat <<USERS
user default off
user probe on >probe +ping +info
user operator on >$REDIS_OPERATOR_PASSWORD ~* &* +@all
user gateway on >$REDIS_GATEWAY_PASSWORD ~gateway:* $may
user identity on >$REDIS_IDENTITY_PASSWORD ~identity:* ~revoked:* ~seq:* ~notices:* &notices:* $may
user tests on >$REDIS_TESTS_PASSWORD ~tests:* %R~revoked:* ~seq:* ~notices:* &notices:* $may
user stats on >$REDIS_STATS_PASSWORD ~stats:* %R~revoked:* ~seq:* ~notices:* &notices:* $may
USERS
